import { expect, test } from "@jest/globals";
import { isApartmentNumber } from "./apartment.ts";

test.each(["3", "12B", "B", "b4", " 3 "])("%j is the number of an apartment", (typed) => {
  expect(isApartmentNumber(typed)).toBe(true);
});

test.each(["", "#3", "Apt 3", "Unit 12", "3rd floor", "rear"])("%j says what it is", (typed) => {
  expect(isApartmentNumber(typed)).toBe(false);
});
