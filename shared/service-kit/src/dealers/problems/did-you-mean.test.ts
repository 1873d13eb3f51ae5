import { expect, test } from "@jest/globals";
import { didYouMean } from "./did-you-mean.ts";

test("suggests the nearest word for a typo", () => {
  expect(didYouMean("compny", ["company", "site"])).toBe('; did you mean "company"?');
  expect(didYouMean("Brand", ["brand", "onBrand"])).toBe('; did you mean "brand"?');
});

test("prefers the word that begins alike among those as near", () => {
  expect(didYouMean("teams", ["terms", "team"])).toBe('; did you mean "team"?');
});

test("counts two swapped letters as one mistake", () => {
  expect(didYouMean("titel", ["title", "text"])).toBe('; did you mean "title"?');
});

test("suggests nothing when no word is near, or none is known", () => {
  expect(didYouMean("xylophone", ["company", "site"])).toBe("");
  expect(didYouMean("company", [])).toBe("");
});
