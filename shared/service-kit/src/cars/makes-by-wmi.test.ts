import { describe, expect, test } from "@jest/globals";
import { makeName, makeOfVin } from "./makes-by-wmi.ts";

describe("makeOfVin", () => {
  test.each([
    ["1HGCM82633A004352", "Honda"],
    ["JA3AU26U99U000001", "Mitsubishi"],
    ["5YJ3E1EA7KF317000", "Tesla"],
    // Dodge, Jeep and Ram share 1C6; 000 is not assigned.
    ["1C6RR7LT4HS000001", null],
    ["00000000000000000", null],
  ])("names the make of %s: %s", (vin, make) => {
    expect(makeOfVin(vin)).toBe(make);
  });

  test("spells makes as usual, and unknown ones as they are", () => {
    expect(makeName("MERCEDES-BENZ")).toBe("Mercedes-Benz");
    expect(makeName("Nobody’s")).toBe("Nobody’s");
  });
});
