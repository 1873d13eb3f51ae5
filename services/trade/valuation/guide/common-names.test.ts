import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { expect, test } from "@jest/globals";
import { canonicalModel } from "./common-names.ts";

test.each([
  ["Chevy", "chevrolet"],
  ["VW", "volkswagen"],
  ["Mercedes", "mercedes-benz"],
  ["Toyota", "Toyota"],
])("knows the make %s as %s", (typed, make) => {
  expect(canonicalMake(typed)).toBe(make);
});

const trucks = ["Silverado 1500", "Silverado 2500 HD", "Colorado", "Suburban"];

test.each([
  ["Ford", "F150", ["F-150", "F-250 Super Duty"], "F-150"],
  ["chevrolet", "Silverado", trucks, "Silverado 1500"],
  ["chevrolet", "Silverado", ["Silverado", ...trucks], "Silverado 1500"],
  ["Jeep", "Grand Wagoneer", ["Grand Wagoneer L"], "Grand Wagoneer L"],
  ["Hyundai", "Ioniq", ["Ioniq 5", "Ioniq 6"], null],
  ["Toyota", "Corolla", ["Corolla", "Corolla Cross"], null],
  ["Toyota", "Cor", ["Corolla"], null],
])("knows the model %s %s among %j as %s", (make, model, names, known) => {
  expect(canonicalModel({ make, model }, names)).toBe(known);
});
