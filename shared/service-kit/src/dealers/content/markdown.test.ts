import { describe, expect, test } from "@jest/globals";
import { blocksOf } from "./markdown.ts";

describe("the Markdown of contents", () => {
  test("headings, paragraphs and lists become blocks; wrapped lines are one text", () => {
    expect(
      blocksOf("### Prices\n\nOne line\nand another.\n\n- first\n- second\n  wrapped\n"),
    ).toEqual([
      { kind: "heading", text: "Prices" },
      { kind: "paragraph", runs: [{ text: "One line and another." }] },
      { kind: "list", items: [[{ text: "first" }], [{ text: "second wrapped" }]] },
    ]);
  });

  test("a heading ends with its line", () => {
    expect(blocksOf("## Title\nText")).toEqual([
      { kind: "heading", text: "Title" },
      { kind: "paragraph", runs: [{ text: "Text" }] },
    ]);
  });

  test("strong text and links are runs of their own", () => {
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

  test("markup stays text", () => {
    expect(blocksOf("<script>alert(1)</script> & *one*")).toEqual([
      { kind: "paragraph", runs: [{ text: "<script>alert(1)</script> & *one*" }] },
    ]);
  });

  test("an empty file is no block, and Windows line ends are read", () => {
    expect(blocksOf(" \n\n ")).toEqual([]);
    expect(blocksOf("one\r\n\r\ntwo")).toHaveLength(2);
  });
});
