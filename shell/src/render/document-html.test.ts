import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { BootState } from "../app/page-state.ts";
import { bootScript, escapeAttribute, escapeText, inlineJson } from "./document-html.ts";

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

describe("bootScript", () => {
  test("hands over the whole state, the site included, and starts the shell", () => {
    const boot = {
      site: { name: "</script>" },
      page: { status: 200 },
      record: "r",
      remotes: { trade: "/t.js" },
    } as unknown as BootState;
    const script = bootScript(boot, "/shell.js");
    const [, json = ""] = /^globalThis\.__FORECOURT__=(.*);document\.head/.exec(script) ?? [];
    expect(JSON.parse(json)).toEqual(boot);
    expect(bootScript(boot, "/shell.js")).toBe(script);
    expect(script).toContain('src:"/shell.js"');
    expect(script).not.toContain("<");
  });
});

describe("escaping", () => {
  test("no text opens an element, no attribute value ends early", () => {
    expect(escapeText("a < b & c")).toBe("a &lt; b &amp; c");
    expect(escapeAttribute('"><script>')).toBe("&quot;>&lt;script>");
  });
});
