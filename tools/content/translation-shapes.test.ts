import { readFile } from "node:fs/promises";
import path from "node:path";
import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "./check-content.ts";
import { shapeNotes } from "./translation-shapes.ts";

afterAll(removeCopies);

const now = new Date("2026-11-23T18:00:00Z");
const shipped = (file: string) => readFile(path.join(shippedDealers, file), "utf8");

test("the shipped translations have the headings and paragraphs of the English texts", async () => {
  expect(shapeNotes(await readFolder(shippedDealers), "heartland", "es")).toEqual([]);
});

test.each(["history.md", "articles/coat-closet.md"])(
  "a chapter that is added to %s in English alone is named in the check",
  async (name) => {
    const file = `heartland/content/company/${name}`;
    const { folder, write } = await copyDealers();
    await write(file, `${await shipped(file)}\n### 2027: a sixth bay\n\nIt opens in May.\n`);
    const { problems, notes } = await checkContent(folder, "heartland", now);
    expect(problems).toEqual([]);
    expect(notes.filter((note) => note.includes("the English one"))).toEqual([
      expect.stringMatching(
        /^heartland\/content\/es\/company\/[a-z/-]+\.md: has \d+ headings?, the English one \d+$/,
      ),
    ]);
  },
);

test("a paragraph that is added to a legal text of the defaults is named", async () => {
  const file = "defaults/content/company/privacy.md";
  const { folder, write } = await copyDealers();
  await write(file, `${await shipped(file)}\nOne more thing.\n`);
  expect(shapeNotes(await readFolder(folder), "heartland", "es")).toEqual([
    {
      file: "defaults/content/es/company/privacy.md",
      path: [],
      message: expect.stringMatching(/^has \d+ paragraphs and lists, the English one \d+$/),
    },
  ]);
});

test("a dealer without the language, and a text without a translation, have no note", async () => {
  const files = await readFolder(shippedDealers);
  expect(shapeNotes(files, "ozark-mitsubishi", "fr")).toEqual([]);
});
