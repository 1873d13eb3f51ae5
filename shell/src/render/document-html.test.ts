import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { escapeAttribute, escapeText, inlineJson } from "./document-html.ts";

describe("inlineJson", () => {
  test("cannot end its script element, begin a comment or break a line", () => {
    const text = inlineJson({ a: "</script><!--\u2028\u2029" });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
  });

  test("reads back as what was written", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(inlineJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("escaping", () => {
  test("no text opens an element, no attribute value ends early", () => {
    expect(escapeText("a < b & c")).toBe("a &lt; b &amp; c");
    expect(escapeAttribute('"><script>')).toBe("&quot;>&lt;script>");
  });
});
