import { colorFamilies } from "@forecourt/contracts/areas/inventory/vehicle-features";
import { withPublishedSets } from "@forecourt/testing/published-sets";
import { testSize } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import { publishedColors } from "../testing/published-texts.ts";
import { colorFamily } from "./color-family.ts";

describe("colorFamily", () => {
  test.each([
    ["Black Cherry Red", "red"],
    ["Magnetic Gray Metallic", "gray"],
    ["Black Sapphire Metallic", "black"],
    ["White Platinum Tri-Coat Metallic", "white"],
    ["Wind Chill Pearl/Midnight Black Metallic roof", "white"],
    ["Wind Chill Pearl with two-tone Midnight Black Metallic roof", "white"],
    ["Ruby Flare Pearl", "red"],
    ["Celestite", "gray"],
    ["Obsidian Blue Pearl", "blue"],
    ["Nougat Brown / Black", "brown"],
    ["Canberra Beige", "beige"],
    ["ICE CAP", "white"],
    ["Gris constructor", null],
    ["", null],
  ])("%s is %s", (name, family) => {
    expect(colorFamily(name, null)).toBe(family);
  });

  test.each([
    ["#1c1d20", "black"],
    ["#f2f2ef", "white"],
    ["#c3c6c9", "silver"],
    ["#7c8085", "gray"],
    ["#a5232b", "red"],
    ["#27508c", "blue"],
    ["#2f5b45", "green"],
    ["#5d4634", "brown"],
    ["#cfc3ab", "beige"],
    ["#d2692a", "orange"],
    ["#e3bb2d", "yellow"],
    ["#51386b", "purple"],
    ["red", null],
  ])("is computed from %s where the name contains none: %s", (hex, family) => {
    expect(colorFamily("Fresh Powder", hex)).toBe(family);
    expect(colorFamily(null, hex)).toBe(family);
  });

  test("prefers the name over the hex code", () => {
    expect(colorFamily("Red Diamond", "#000000")).toBe("red");
  });

  test("finds every family by some name", () => {
    for (const family of colorFamilies)
      expect(colorFamily(`Deep ${family} Metallic`, null)).toBe(family);
  });
});

withPublishedSets(() => {
  const maxNames = testSize({ normal: 50_000, soak: Infinity });
  test.each([
    ["dealer/truecar_2025", "Exterior", 0.97],
    ["dealer/truecar_2025", "Interior", 0.97],
    ["dealer/carscom_2022", "ExteriorColor", 0.95],
    ["dealer/carscom_2022", "InteriorColor", 0.97],
    ["scale/toyota_new_2023_vins", "Color", 0.98],
  ])(
    "most cars of %s have a family of %s",
    async (set, column, share) => {
      const names = await publishedColors(set, column, maxNames);
      const known = names.filter((name) => colorFamily(name, null) !== null);
      expect(known.length / names.length).toBeGreaterThanOrEqual(share);
    },
    600_000,
  );
});
