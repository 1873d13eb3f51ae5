import { expect, test } from "@jest/globals";
import { pluralForm } from "./plural-form.ts";

test.each([
  [0, "other"],
  [1, "one"],
  [1.5, "other"],
  [2, "other"],
  [101, "other"],
])("the form for %d is %s", (count, form) => {
  expect(pluralForm(count)).toBe(form);
});
