import { expect, test } from "@jest/globals";
import { emptyNotes } from "./empty-notes.ts";

test("a text without words is named with its place, and a number or a missing part is not", () => {
  const document = { title: " ", tabs: [{ label: "Buy" }, { label: "" }], count: 0, history: null };
  const layers = [{ file: "heartland/content/company/home.json", document, root: [] }];
  const found = emptyNotes({ contents: [{ name: "company/home", document, layers }] });
  expect(found.map(({ path }) => path)).toEqual([["title"], ["tabs", 1, "label"]]);
});
