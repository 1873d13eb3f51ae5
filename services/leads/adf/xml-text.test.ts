import { describe, expect, test } from "@jest/globals";
import { joined, lineOr, oneLine, paragraphs } from "./xml-text.ts";

describe("paragraphs", () => {
  test.each([
    ["every way to break a line", "a\r\nb\rc\u0085d\u2028e\u2029f\ng", "a\nb\nc\nd\ne\nf\ng"],
    [
      "controls but a tab",
      "a\0b\u0001c\u001bd\u007fe\u009ff\tg",
      "a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf\tg",
    ],
    ["halves of a surrogate pair", "a\ud800b\udfffc\udc00\ud800", "a\ufffdb\ufffdc\ufffd\ufffd"],
    ["what is no character", "\ufdd0\ufffe\uffff\u{1ffff}\u{10ffff}", "\ufffd".repeat(5)],
    [
      "emoji and writing from right to left",
      "😀 👩‍👧 \u202eשלום\u202c مرحبا",
      "😀 👩‍👧 \u202eשלום\u202c مرحبا",
    ],
    ["what means something in XML", "<a>&amp;]]>&#0;\"'", "<a>&amp;]]>&#0;\"'"],
    ["spaces around it", " \n a \u2028", "a"],
  ])("keeps or replaces %s", (_name, text, expected) => {
    expect(paragraphs(text)).toBe(expected);
  });
});

test("oneLine collapses white space", () => {
  expect(oneLine("\tAda\u2028\r\n Moss\u00a0 ")).toBe("Ada Moss");
});

test("lineOr returns the fallback for white space", () => {
  expect(lineOr(" \u2029\n", "Not provided")).toBe("Not provided");
  expect(lineOr(undefined, "Not provided")).toBe("Not provided");
  expect(lineOr("0", "Not provided")).toBe("0");
});

test("joined separates texts by an empty line and leaves out empty ones", () => {
  expect(joined(["one\r\ntwo ", undefined, " ", "three"])).toBe("one\ntwo\n\nthree");
  expect(joined([undefined, "\n"])).toBeUndefined();
});
