import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import { writeLastGood } from "@forecourt/service-kit/dealers/last-good/last-good-file";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { checkDealers } from "./check-dealers.ts";
import { StartError } from "./start-error.ts";

const shipped = path.resolve(import.meta.dirname, "../../dealers");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "check-dealers-"));
  cpSync(shipped, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const uncheckedTaxes =
  "Tax rules that no person has checked: AR, CA, FL, GA, IA, IL, KS, KY, MI, MO, NC, NE, NY, OH, OK, PA, " +
  "TN, TX (heartland, ozark-mitsubishi).";

test("accepts the included configuration, and lists its unchecked tax rules in one line", async () => {
  const { version } = await loadDealers(folder);
  expect(await checkDealers(folder)).toEqual({ version, warnings: [uncheckedTaxes] });
});

test("does not list the tax rules that a dealer has checked", async () => {
  const file = path.join(folder, "heartland/dealer.json");
  const heartland = JSON.parse(readFileSync(file, "utf8"));
  heartland.taxes.states.MO.checked = true;
  writeFileSync(file, JSON.stringify(heartland));
  const [line] = (await checkDealers(folder)).warnings;
  expect(line).toContain("MI, NC, NE, NY, OH, OK, PA, TN, TX (heartland); AR,");
  expect(line).toContain("MI, MO, NC, NE, NY, OH, OK, PA, TN, TX (ozark-mitsubishi).");
});

test("says nothing of tax rules when all are checked", async () => {
  const file = path.join(folder, "defaults/dealer.json");
  const defaults = JSON.parse(readFileSync(file, "utf8"));
  for (const state of Object.keys(defaults.taxes.states)) {
    defaults.taxes.states[state].checked = true;
  }
  writeFileSync(file, JSON.stringify(defaults));
  expect((await checkDealers(folder)).warnings).toEqual([]);
});

test("a broken configuration is reported once, each error with file, path and what was expected", async () => {
  writeFileSync(path.join(folder, "heartland/stores/rolla.json"), "{");
  writeFileSync(path.join(folder, "ozark-mitsubishi/menu.json"), '{ "heder": {} }');
  const message = await checkDealers(folder).then(
    () => null,
    (error: unknown) => error,
  );
  expect(message).toBeInstanceOf(StartError);
  expect(String(message)).toBe(
    [
      "StartError: The dealers' configuration cannot be used:",
      "  heartland/stores/rolla.json: line 1, column 2: expected a key in double quotes",
      '  ozark-mitsubishi/menu.json: heder: unknown key; did you mean "header"?',
      `The files are in ${folder}.`,
    ].join("\n"),
  );
});

test("reports a missing folder", async () => {
  await expect(checkDealers(path.join(folder, "nowhere"))).rejects.toThrow("nowhere");
});

test("warns of broken files that the last good configuration replaces", async () => {
  const lastGoodFile = path.join(folder, ".last-good.json");
  await writeLastGood(lastGoodFile, folder, await readFolder(folder));
  writeFileSync(path.join(folder, "heartland/stores/rolla.json"), "{");
  expect(await checkDealers(folder, lastGoodFile)).toEqual({
    version: null,
    warnings: [
      "The dealers' configuration is broken. The site starts with its last good version:",
      "  heartland/stores/rolla.json: line 1, column 2: expected a key in double quotes",
      uncheckedTaxes,
    ],
  });
});
