import { describe, expect, test } from "@jest/globals";
import { fitOf } from "./vehicle-conditions.ts";

const conditions = {
  make: ["Mitsubishi"],
  model: ["Outlander", "Outlander Sport"],
  year: { from: 2014, to: 2021 },
  mileage: { from: 60_000 },
};
const outlander = { year: 2018, make: "Mitsubishi", model: "Outlander", mileage: 72_000 };

describe("fitOf", () => {
  test("an offer without conditions fits every vehicle, also an unknown one", () => {
    expect(fitOf({}, {})).toBe("fits");
    expect(fitOf({}, outlander)).toBe("fits");
  });

  test("an offer with conditions is unknown to fit where no vehicle is known", () => {
    expect(fitOf(conditions, {})).toBe("unknown");
    expect(fitOf(conditions, { make: "", model: "" })).toBe("unknown");
  });

  test("it fits a vehicle that meets all conditions", () => {
    expect(fitOf(conditions, outlander)).toBe("fits");
  });

  test("makes and models are compared without letter case and spaces", () => {
    const typed = { ...outlander, make: " mitsubishi", model: "OUTLANDER  sport" };
    expect(fitOf(conditions, typed)).toBe("fits");
  });

  test.each([
    ["year", 2013],
    ["year", 2022],
    ["make", "Toyota"],
    ["model", "Mirage"],
    ["mileage", 59_999],
  ])("a vehicle of %s %s is excluded, whatever else is unknown", (field, value) => {
    expect(fitOf(conditions, { ...outlander, [field]: value })).toBe("excluded");
    expect(fitOf(conditions, { [field]: value })).toBe("excluded");
  });

  test.each([
    ["year", 2014],
    ["year", 2021],
    ["mileage", 60_000],
  ])("the bound %s %s is included", (field, value) => {
    expect(fitOf(conditions, { ...outlander, [field]: value })).toBe("fits");
  });

  test("a vehicle without a mileage may still fit an offer from some mileage on", () => {
    expect(fitOf(conditions, { ...outlander, mileage: undefined })).toBe("unknown");
  });

  test("the condition is compared, too", () => {
    expect(fitOf({ condition: ["certified"] }, { condition: "used" })).toBe("excluded");
    expect(fitOf({ condition: ["certified"] }, { condition: "certified" })).toBe("fits");
  });
});
