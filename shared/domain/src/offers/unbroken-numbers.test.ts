import { expect, test } from "@jest/globals";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

test.each([
  ["Valid through November 30, 2026", "Valid through November\u00a030,\u00a02026"],
  ["Vence el 30 de noviembre de 2026", "Vence el\u00a030 de noviembre de\u00a02026"],
  ["Visits by appointment", "Visits by appointment"],
])("a number of %s stays with the word before it", (text, unbroken) => {
  expect(withUnbrokenNumbers(text)).toBe(unbroken);
});
