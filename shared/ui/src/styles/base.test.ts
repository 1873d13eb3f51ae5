import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";

const source = path.dirname(import.meta.dirname);
const read = (name: string) => readFileSync(path.join(source, name), "utf8");
const tokens = read("styles/tokens.css");
const defined = new Set(
  [...`${tokens}${read("styles/icons.css")}`.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name),
);
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".css"),
);

describe("the style sheets", () => {
  test.each(sheets)("use only tokens that exist: %s", (name) => {
    const css = read(name);
    const own = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, variable]) => variable));
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, variable]) => variable);
    expect(used.filter((variable) => !defined.has(variable) && !own.has(variable))).toEqual([]);
  });

  test.each(sheets.filter((name) => name.endsWith(".module.css")))(
    "set no token in a module, where it would be renamed: %s",
    (name) => {
      const own = [...read(name).matchAll(/^\s*(--[\w-]+):/gm)].map(([, variable]) => variable);
      expect(own.filter((variable) => defined.has(variable))).toEqual([]);
    },
  );

  test("let a dealer's rule override the default theme in any order", () => {
    expect(tokens).toMatch(/:where\(:root\) \{\s*--brand: #[0-9a-f]{6};\s*--on-brand/);
  });
});

/** Luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test("the fallback theme is the specification's green with a readable ink", () => {
  const [, brand = "", ink = ""] = /--brand: (#\w{6});\s*--on-brand: (#\w{6});/.exec(tokens) ?? [];
  expect(brand).toBe("#22c55e");
  expect(contrast(brand, ink)).toBeGreaterThanOrEqual(4.5);
});

describe.each([
  ["light", tokens.split("@media screen and (prefers-color-scheme: dark)")[0] ?? ""],
  ["dark", tokens.split("@media screen and (prefers-color-scheme: dark)")[1] ?? ""],
])("the %s scheme", (_scheme, css) => {
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? "";
  const papers = ["paper-0", "paper-50", "paper-100"];

  test.each(["ink-900", "ink-700", "ink-500"])(
    "has readable text on every page background: %s",
    (ink) => {
      for (const paper of papers) {
        expect(contrast(token(ink), token(paper))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(["positive", "warning", "critical"])(
    "has readable text on its surface and page backgrounds: %s",
    (tone) => {
      expect(contrast(token(tone), token(`${tone}-surface`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token(tone), token("paper-0"))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("has visible control borders on every page background", () => {
    for (const paper of papers.slice(0, 2)) {
      expect(contrast(token("line-control"), token(paper))).toBeGreaterThanOrEqual(3);
    }
  });
});
