import { describe, expect, test } from "@jest/globals";
import { excludableKeys, formatExcluded, parseExcluded } from "./excluded-values.ts";
import { searchFilters } from "./search-filters.ts";

describe("an excluded value", () => {
  test.each(excludableKeys)("of %s begins with the filter's parameter", (key) => {
    const { name } = searchFilters[key];
    expect(formatExcluded({ key, value: "x" })).toBe(`${name}-x`);
  });

  test.each([
    ["color-black", { key: "exteriorColor", value: "black" }],
    ["make-alfa-romeo", { key: "make", value: "alfa-romeo" }],
    ["fuel-plug-in-hybrid", { key: "fuelType", value: "plug-in-hybrid" }],
  ])("%s is parsed", (text, expected) => {
    expect(parseExcluded(text)).toEqual(expected);
    expect(formatExcluded(expected as never)).toBe(text);
  });

  test.each([
    "",
    "-",
    "color",
    "color-",
    "color-plaid",
    "price-under-20000",
    "body-SUVs",
    "make-A",
  ])("%j names none", (text) => expect(parseExcluded(text)).toBeNull());
});
