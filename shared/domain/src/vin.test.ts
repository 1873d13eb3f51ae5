import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  checkVin,
  impossibleVinCharacter,
  normalizeVin,
  vinCheckDigit,
  vinModelYear,
  weightedSum,
} from "./vin.ts";

const alphabet = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";
const anyVin = fc
  .string({ unit: fc.constantFrom(...alphabet), minLength: 17, maxLength: 17 })
  .map((text) => text.slice(0, 8) + vinCheckDigit(text) + text.slice(9));

describe("impossibleVinCharacter", () => {
  test.each([
    ["1M8GDM9AXKP042788", null],
    [" 1m8gdm9axkp042788 ", null],
    ["1M8GDM9AXKPO42788", { character: "O", position: 12 }],
    ["iM8GDM9AXKPQ42788", { character: "I", position: 1 }],
    ["1M8GDM9AXKP04278💣", { character: "💣", position: 17 }],
    ["", null],
  ])("of %j is %j", (text, found) => {
    expect(impossibleVinCharacter(text)).toEqual(found);
  });
});

describe("vinCheckDigit", () => {
  test.each([
    ["1G4AH59H45G118341", 411, "4", "49 CFR 565.15, sample calculation"],
    ["1J9RP1A36A1644345", 314, "6", "NHTSA, Outline for New Manufacturers"],
    ["JA4AP3AU1HZ011769", 342, "1", "a 2017 Outlander Sport on gearshifters.org"],
    ["1HGCM82633A004352", 311, "3", "tests of the adf crate (model-year code 3 = 2003)"],
  ])("of %s is the remainder of %d: %s (%s)", (vin, sum, digit) => {
    expect(weightedSum(vin)).toBe(sum);
    expect(vinCheckDigit(vin)).toBe(digit);
    expect(checkVin(vin)).toEqual({ ok: true, vin });
  });

  test("is X for a remainder of ten", () => {
    // 1M8GDM9AXKP042788: the example of the Wikipedia article "Vehicle identification number".
    expect(vinCheckDigit("1M8GDM9A_KP042788")).toBe("X");
    expect(checkVin("1M8GDM9AXKP042788")).toEqual({ ok: true, vin: "1M8GDM9AXKP042788" });
  });

  test("detects every single wrong character of different value", () => {
    fc.assert(
      fc.property(
        anyVin,
        fc.integer({ min: 0, max: 16 }),
        fc.constantFrom(...alphabet),
        (vin, index, letter) => {
          const changed = vin.slice(0, index) + letter + vin.slice(index + 1);
          const sameCount = (weightedSum(changed) - weightedSum(vin)) % 11 === 0;
          fc.pre(changed !== vin && (index === 8 || !sameCount));
          expect(checkVin(changed)).toEqual({ ok: false, fault: "vin-check-digit" });
        },
      ),
    );
  });
});

describe("checkVin", () => {
  test.each([
    ["", "vin-missing"],
    ["   ", "vin-missing"],
    ["1G4AH59H45G11834", "vin-length"],
    ["1G4AH59H45G1183411", "vin-length"],
    ["No VIN provided", "vin-length"],
    ["1G4AH59H45GI18341", "vin-letters"],
    ["1G4AH59H45GO18341", "vin-letters"],
    ["1G4AH59H45GQ18341", "vin-letters"],
    ["1G4AH59H45G-18341", "vin-letters"],
    ["1G4AH59H45G１18341", "vin-letters"],
    ["1G4AH59H55G118341", "vin-check-digit"],
  ] as const)("refuses %j: %s", (text, fault) => {
    expect(checkVin(text)).toEqual({ ok: false, fault });
  });

  test("accepts surrounding blanks and lower case", () => {
    expect(checkVin("  1g4ah59h45g118341\t")).toEqual({ ok: true, vin: "1G4AH59H45G118341" });
  });

  test("accepts any VIN with a valid check digit", () => {
    fc.assert(
      fc.property(anyVin, fc.boolean(), (vin, lower) => {
        expect(checkVin(lower ? ` ${vin.toLowerCase()} ` : vin)).toEqual({ ok: true, vin });
      }),
    );
  });

  test("never throws for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const found = checkVin(text);
        expect(found.ok ? found.vin : normalizeVin(text)).toBe(normalizeVin(text));
      }),
    );
  });
});

describe("vinModelYear", () => {
  test.each([
    ["1HGCM82633A004352", 2003],
    ["1G4AH59H45G118341", 2005],
    ["JA4AP3AU1HZ011769", 2017],
    ["JA4AP3AU1LZ011769", 2020],
    ["1HGCM8263AA004352", 1980],
    ["1HGCM8A63AA004352", 2010],
    ["1HGCM8A639A004352", 2039],
  ])("of %s is %d", (vin, year) => {
    expect(vinModelYear(vin)).toBe(year);
  });

  test.each(["U", "Z", "0"])("is null for the code %s", (code) => {
    expect(vinModelYear(`JA4AP3AU1${code}Z011769`)).toBeNull();
  });
});
