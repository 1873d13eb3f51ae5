import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { unicodeRanges } from "@forecourt/contracts/dealer-config/font-letters";
import { fontNames } from "@forecourt/contracts/dealer-config/fonts";
import { expect, test } from "@jest/globals";
import { root } from "./base-config.ts";
import { latinFile, withCommonLetters } from "./site-fonts.ts";

/** A new connection brings ten packets before the first acknowledgment; the headers of the response take 1,050 bytes. */
const firstRoundTrip = 10 * 1_460 - 1_050;

test.each(fontNames)("%s with common letters is a third smaller", async (font) => {
  const whole = readFileSync(latinFile(font));
  const common = await withCommonLetters(whole);
  expect(common.subarray(0, 4).toString("latin1")).toBe("wOF2");
  expect(common.length).toBeLessThan((whole.length * 2) / 3);
});

test("the demo's font arrives in the first round trip of its connection", async () => {
  const common = await withCommonLetters(readFileSync(latinFile("figtree")));
  expect(common.length).toBeLessThan(firstRoundTrip);
});

test("no text of the defaults and of the demo's dealers loads the file of all letters", async () => {
  const loads = new RegExp(
    `[${unicodeRanges.others
      .replaceAll(/U\+([\da-f]+)/g, "\\u{$1}")
      .replaceAll(/-([\da-f]+)/g, "-\\u{$1}")
      .replaceAll(",", "")}]`,
    "u",
  );
  const found: string[] = [];
  for await (const file of glob("dealers/*/{texts/,}*.json", { cwd: root })) {
    const text = await readFile(path.join(root, file), "utf8");
    const letter = text.match(loads)?.[0];
    if (letter !== undefined) found.push(`${file}: ${letter}`);
  }
  expect(found).toEqual([]);
});
