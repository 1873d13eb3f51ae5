import { expect, test } from "@jest/globals";
import { quartiles } from "./quartiles.ts";

// Results of QUARTILE.INC in a spreadsheet.
test.each([
  [[5], { low: 5, median: 5, high: 5 }],
  [[4, 1, 3, 2], { low: 2, median: 3, high: 3 }],
  [[10_00, 20_00, 30_00, 40_00, 50_00], { low: 20_00, median: 30_00, high: 40_00 }],
  [[1_00, 2_00, 3_00, 4_00, 5_00, 6_00], { low: 2_25, median: 3_50, high: 4_75 }],
])("the middle half of %j is %j", (prices, spread) => {
  expect(quartiles(prices)).toEqual(spread);
});

test("throws without prices", () => {
  expect(() => quartiles([])).toThrow("no prices");
});
