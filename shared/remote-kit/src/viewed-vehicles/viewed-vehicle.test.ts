import { describe, expect, test } from "@jest/globals";
import { readViewedVehicles } from "./viewed-vehicle.ts";

const view = {
  href: "/used-cars-for-sale/2021-mitsubishi-outlander-JA4J4TA81MZ000123",
  about: "SE · 38,120 miles",
  image: null,
  bodyStyle: "suvs",
  exteriorHex: "#8e1b22",
};
const car = { vin: "JA4J4TA81MZ000123", title: "2021 Mitsubishi Outlander", view };
const stored = (value: unknown) => ({ getItem: () => JSON.stringify(value) });

describe("readViewedVehicles", () => {
  test("has the viewed cars, newest first", () => {
    expect(readViewedVehicles(stored({ seen: [car] }))).toEqual([
      { vin: car.vin, title: car.title, ...view },
    ]);
  });

  test.each([
    ["nothing", null],
    ["no list", { seen: {} }],
    ["a car without a view", { seen: [{ ...car, view: undefined }] }],
    [
      "an address of another site",
      { seen: [{ ...car, view: { ...view, href: "//evil.example" } }] },
    ],
    ["a script", { seen: [{ ...car, view: { ...view, href: "javascript:alert(1)" } }] }],
    ["no title", { seen: [{ ...car, title: 7 }] }],
  ])("is empty for %s", (_what, value) => {
    expect(readViewedVehicles(stored(value))).toEqual([]);
  });

  test("leaves out a color that is none, and survives storage that is no JSON", () => {
    const seen = [{ ...car, view: { ...view, exteriorHex: "red;}" } }];
    expect(readViewedVehicles(stored({ seen }))[0]?.exteriorHex).toBeNull();
    expect(readViewedVehicles({ getItem: () => "{" })).toEqual([]);
  });
});
