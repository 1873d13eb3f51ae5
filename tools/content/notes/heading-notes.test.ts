import { expect, test } from "@jest/globals";
import { headingNotes } from "./heading-notes.ts";

const file = "heartland/content/company/history.md";

const linesIn = (text: string) =>
  headingNotes({ files: new Map([[file, text]]), id: "heartland" }).map(({ message }) => message);

test("a heading before one of its level, or at the end, is named with its line", () => {
  expect(linesIn("### 1998: a lift\n\n### 2004: cars\n\nText.\n\n### 2022: soon\n")).toEqual([
    'line 1: the heading "1998: a lift" has no text below it; write it, or delete the heading',
    'line 7: the heading "2022: soon" has no text below it; write it, or delete the heading',
  ]);
});

test("the lines of an article are those of its file", () => {
  expect(linesIn("---\ntitle: Pads\n---\n\n## Squeal\n")).toEqual([
    expect.stringMatching(/^line 5: the heading "Squeal"/),
  ]);
});

test("a heading with a list, or with a heading of a lower level, has its text", () => {
  expect(linesIn("## Years\n### 1998\n- a lift\n- nine cars\n")).toEqual([]);
});

test("the files of the defaults are not the dealer's to correct", () => {
  const files = new Map([["defaults/content/company/story.md", "## Story\n"]]);
  expect(headingNotes({ files, id: "heartland" })).toEqual([]);
});
