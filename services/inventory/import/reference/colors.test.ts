import { expect, test } from "@jest/globals";
import { hexOfColorName } from "./colors.ts";

test.each([
  ["Midnight Black Metallic", "#1c1d20"],
  ["Black Cherry Red", "#a5232b"],
  ["Wind Chill White With Midnight Black Roof", "#f2f2ef"],
  ["Blueprint", null],
  ["Ice Cap", null],
  ["constructor", null],
  ["", null],
])("the paint %j looks like %j", (name, hex) => {
  expect(hexOfColorName(name)).toBe(hex);
});
