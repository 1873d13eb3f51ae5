import { expect, test } from "@jest/globals";
import { isSameHome } from "./same-home.ts";

const home = { fullAddress: "12 Cedar Street", apartment: null, zipCode: "63701" };

test.each([
  [{}, true],
  [{ fullAddress: " 12 CEDAR  street." }, true],
  [{ apartment: "" }, true],
  [{ fullAddress: "112 Cedar Street" }, false],
  [{ apartment: "4" }, false],
  [{ zipCode: "63703" }, false],
  // Parts do not run into each other.
  [{ fullAddress: "12 Cedar", apartment: "Street" }, false],
])("12 Cedar Street and the same with %j: one home is %p", (other, isSame) => {
  expect(isSameHome(home, { ...home, ...other })).toBe(isSame);
});

test("an apartment is compared without punctuation", () => {
  expect(isSameHome({ ...home, apartment: "#4-B" }, { ...home, apartment: "4 b" })).toBe(true);
});
