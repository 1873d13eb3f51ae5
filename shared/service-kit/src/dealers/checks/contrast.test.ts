import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { contrast, nearestPassing, requiredContrast } from "./contrast.ts";

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast of the brand pair", () => {
  test("follows WCAG: black on white is 21, #767676 is the lightest gray that passes on white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  test("a color that passes is returned unchanged", () => {
    expect(nearestPassing("#1d4f91", "#ffffff")).toBe("#1d4f91");
  });

  test("a failing color is darkened as little as possible", () => {
    expect(nearestPassing("#777777", "#ffffff")).toBe("#767676");
  });

  test("for every pair a passing color is found, and it passes", () => {
    fc.assert(
      fc.property(color, color, (brand, onBrand) => {
        const found = nearestPassing(brand, onBrand);
        return found !== null && contrast(found, onBrand) >= requiredContrast;
      }),
    );
  });
});
