import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "./base-config.ts";

const sheets = globSync("{shell,mfe-*,shared/*}/src/**/*.css", { cwd: root });
const condition = "@media (hover: hover) {";

/** `css` without the rules in `@media (hover: hover)`. */
function withoutHoverBlocks(css: string): string {
  const start = css.indexOf(condition);
  if (start < 0) return css;
  let end = start + condition.length;
  for (let depth = 1; depth > 0; end += 1) {
    const character = css[end];
    if (character === undefined) throw new Error(`no end of ${css.slice(start, start + 80)}`);
    depth += character === "{" ? 1 : character === "}" ? -1 : 0;
  }
  return css.slice(0, start) + withoutHoverBlocks(css.slice(end));
}

// A phone would keep such styles after a tap, until the next tap, and compute styles anew with each tap.
test("styles of what a pointer is over apply only where a pointer can be over something", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const others = sheets.filter((file) =>
    withoutHoverBlocks(readFileSync(path.join(root, file), "utf8")).includes(":hover"),
  );
  expect(others).toEqual([]);
});

test("such styles outside the condition are found, and what stands after a condition too", () => {
  const inside = `a { ${condition} &:hover { color: red; } } }`;
  expect(withoutHoverBlocks(inside)).not.toContain(":hover");
  expect(withoutHoverBlocks(`${inside} b:hover { color: red; }`)).toContain("b:hover");
});
