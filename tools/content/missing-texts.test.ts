import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, expect, test } from "@jest/globals";
import { missingTexts } from "./missing-texts.ts";

afterAll(removeCopies);

const question = "Will pre-approval hurt my credit?";

test("the shipped translations are all of texts that are there, and the group's contents are all translated", async () => {
  const { folder } = await copyDealers();
  expect(missingTexts(await readFolder(folder), "es", null)).toEqual({
    missing: [],
    unused: [],
    different: [],
  });
});

test("a dealer whose site has no Spanish is listed where it is named, not among all", async () => {
  const files = await readFolder(shippedDealers);
  const { missing } = missingTexts(files, "es", "ozark-mitsubishi");
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter((line) => !line.startsWith("ozark-mitsubishi:"))).toEqual([]);
});

test("an English text that was changed is missing, and its former translation is not used", async () => {
  const { folder, set } = await copyDealers();
  await set(
    "heartland/content/company/home.json",
    ["faq", "items", 1, "question"],
    "And my score?",
  );
  const { missing, unused } = missingTexts(await readFolder(folder), "es", null);
  expect(missing).toContain('heartland: company/home: "And my score?"');
  expect(unused).toEqual([`heartland/content/es/company/home.json: "${question}"`]);
});

test("a translation with fewer headings than the English text is named", async () => {
  const { folder } = await copyDealers();
  const file = "heartland/content/company/history.md";
  const files = new Map(await readFolder(folder));
  files.set(file, `${files.get(file)}\n### 2027: a sixth bay\n\nIt opens in May.\n`);
  expect(missingTexts(files, "es", null).different).toEqual([
    expect.stringMatching(
      /^heartland\/content\/es\/company\/history\.md: has \d+ headings, the English one \d+$/,
    ),
  ]);
});

test("a text that a dealer changes in English alone is missing", async () => {
  const { folder } = await copyDealers();
  const own = ["heartland/texts/en.json", JSON.stringify({ "frame.menu": "Our menu" })] as const;
  const files = new Map([...(await readFolder(folder)), own]);
  expect(missingTexts(files, "es", "heartland").missing).toContain("heartland: texts: frame.menu");
});
