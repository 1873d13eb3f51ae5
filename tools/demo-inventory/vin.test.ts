import { expect, test } from "@jest/globals";
import { buildVin } from "./vin.ts";

test("a VIN has its maker's prefix, check digit, year code, plant and serial number", () => {
  // The regulation's own example of a check digit: 49 CFR 565.15(c)(5), 1G4AH59H45G118341.
  expect(buildVin("1G4AH59H-G", 2005, 118_341)).toBe("1G4AH59H45G118341");
});

test("throws for a prefix that is invalid for the year", () => {
  expect(() => buildVin("1G4AH59H-G", 2015, 1)).toThrow(
    "no VIN that begins with 1G4AH59H is of 2015",
  );
});
