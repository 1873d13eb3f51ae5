import { describe, expect, test } from "@jest/globals";
import { blocksOf } from "./markdown.ts";

describe("blocksOf", () => {
  test("parses headings, paragraphs and lists, and joins wrapped lines", () => {
    expect(
      blocksOf("### Prices\n\nOne line\nand another.\n\n- first\n- second\n  wrapped\n"),
    ).toEqual([
      { kind: "heading", text: "Prices" },
      { kind: "paragraph", runs: [{ text: "One line and another." }] },
      { kind: "list", items: [[{ text: "first" }], [{ text: "second wrapped" }]] },
    ]);
  });

  test("ends a heading at its line end", () => {
    expect(blocksOf("## Title\nText")).toEqual([
      { kind: "heading", text: "Title" },
      { kind: "paragraph", runs: [{ text: "Text" }] },
    ]);
  });

  test("begins a heading and a list without a blank line before them", () => {
    expect(blocksOf("Text\n### 2004\nMore\n- one\n- two")).toEqual([
      { kind: "paragraph", runs: [{ text: "Text" }] },
      { kind: "heading", text: "2004" },
      { kind: "paragraph", runs: [{ text: "More" }] },
      { kind: "list", items: [[{ text: "one" }], [{ text: "two" }]] },
    ]);
  });

  test("parses strong text and links as separate runs", () => {
    expect(blocksOf("Call [us](tel:+15735550142) **today**.")).toEqual([
      {
        kind: "paragraph",
        runs: [
          { text: "Call " },
          { text: "us", href: "tel:+15735550142" },
          { text: " " },
          { text: "today", strong: true },
          { text: "." },
        ],
      },
    ]);
  });

  test("keeps HTML as text", () => {
    expect(blocksOf("<script>alert(1)</script> & *one*")).toEqual([
      { kind: "paragraph", runs: [{ text: "<script>alert(1)</script> & *one*" }] },
    ]);
  });

  test("returns no block for an empty file, and accepts Windows line ends", () => {
    expect(blocksOf(" \n\n ")).toEqual([]);
    expect(blocksOf("one\r\n\r\ntwo")).toHaveLength(2);
  });
});
