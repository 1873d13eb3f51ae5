import { expect, test } from "@jest/globals";
import { missingProperties } from "./missing-properties.ts";

const shell = [":root { --ink-900: #000; --icon-heart: path('M0 0') }"];

test.each([
  ["the shell defines", ".a { color: var(--ink-900); clip-path: var(--icon-heart) }"],
  ["the area defines", ".a { --gap: 1rem; & li { padding: calc(2 * var(--gap)) } }"],
  ["has a fallback", ".a { color: var(--ink-new, red) }"],
])("a property that %s is not missing", (_case, css) => {
  expect(missingProperties([css], shell)).toEqual([]);
});

test("a property that nobody defines is missing, once, wherever it stands", () => {
  const css = "@media print { .a { border: 1px solid var(--line-new); color: var( --ink-new ) } }";
  expect(missingProperties([css, ".b { color: var(--ink-new) }"], shell)).toEqual([
    "--ink-new",
    "--line-new",
  ]);
});
