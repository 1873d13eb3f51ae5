import { expect, test } from "@jest/globals";
import { marked } from "./sheet-lines.ts";

test.each([
  [18, "18.00"],
  [18.01, "18.01!"],
  [null, "-"],
])("a ratio of %s percent with a limit of 18 percent is shown as %s", (ratio, shown) => {
  expect(marked(ratio, 18)).toBe(shown);
});
