import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "../check-content.ts";

afterAll(removeCopies);

const company = "heartland/content/company";
const spanish = "heartland/content/es/company";
const now = new Date("2026-11-23T18:00:00Z");

test("a Markdown file that no page shows is named with what was probably meant", async () => {
  const { folder, write, remove } = await copyDealers();
  await remove(`${company}/story.md`);
  await write(`${company}/storey.md`, "We sell cars.\n");
  await write("heartland/content/team.md", "People.\n");
  await write(`${company}/notes.md`, "Ours.\n");
  const article = await readFile(path.join(shippedDealers, company, "articles/coat-closet.md"));
  await write(`${company}/snow.md`, article.toString());
  await write(`${spanish}/hours.md`, "Llame.\n");
  const { problems, notes } = await checkContent(folder, "heartland", now);
  expect(problems).toEqual([]);
  const other = "which is not there, so pages show the text of defaults and its translation";
  expect(notes.filter((note) => note.includes(": not used: "))).toEqual(
    [
      `${company}/notes.md: not used: no page shows a file of this name; a page shows the file that its .json file names, as "$markdown": "notes.md"`,
      `${company}/snow.md: not used: articles are in content/company/articles/`,
      `${company}/storey.md: not used: no page shows a file of this name; did you mean "story.md"?`,
      `${spanish}/hours.md: not used: it translates ${company}/hours.md, ${other}`,
      `${spanish}/story.md: not used: it translates ${company}/story.md, ${other}`,
      "heartland/content/team.md: not used: pages read this text from content/company/team.md",
    ].sort(),
  );
});

test("a translation into a language that the site does not have is named", async () => {
  const { folder, write, makeFolder } = await copyDealers();
  await makeFolder("ozark-mitsubishi/content/es/company");
  await write("ozark-mitsubishi/content/es/company/story.md", "Hola.\n");
  const { notes } = await checkContent(folder, "ozark-mitsubishi", now);
  expect(notes).toContain(
    'ozark-mitsubishi/content/es/company/story.md: not used: "languages" in dealer.json has no "es"',
  );
});

test("a file that is there is not what another one is misspelled from", async () => {
  const { folder, set } = await copyDealers();
  await set("ozark-mitsubishi/content/company/about.json", ["history"], undefined);
  const { notes } = await checkContent(folder, "ozark-mitsubishi", now);
  expect(notes).toContain(
    'ozark-mitsubishi/content/company/history.md: not used: no page shows a file of this name; a page shows the file that its .json file names, as "$markdown": "history.md"',
  );
});
