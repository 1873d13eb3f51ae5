import { describe, expect, test } from "@jest/globals";
import { storeDistances } from "./store-distances.ts";

const stores = [
  { id: "columbia", map: { url: "", latitude: 38.9517, longitude: -92.3341 } },
  { id: "rolla", map: { url: "", latitude: 37.9485, longitude: -91.7715 } },
];

describe("storeDistances", () => {
  test("has rounded straight-line miles from the center of the ZIP code's area", () => {
    expect(storeDistances("65201", stores)).toEqual({ columbia: 6, rolla: 70 });
    expect(storeDistances("10001", stores)).toEqual({ columbia: 979, rolla: 967 });
  });

  test("knows ZIP codes that begin with zero", () => {
    expect(storeDistances("02134", stores)).toMatchObject({ columbia: 1_133 });
  });

  test("is empty for a ZIP code without an area", () => {
    expect(storeDistances("00000", stores)).toEqual({});
    expect(storeDistances("99999", stores)).toEqual({});
  });
});
