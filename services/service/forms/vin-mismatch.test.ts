import { describe, expect, test } from "@jest/globals";
import { codedName, vinMismatch } from "./vin-mismatch.ts";

const honda = { vin: "1HGCM82633A004352", modelYear: 2003, make: "Honda" };

describe("vinMismatch", () => {
  test.each([
    ["the same make and year", honda],
    ["no VIN", { ...honda, vin: null, make: "Mitsubishi" }],
    ["a make in other letters", { ...honda, make: "HONDA" }],
    ["a make by its short name", { vin: "1GCEK19T04E000000", modelYear: 2004, make: "Chevy" }],
    ["a year of another round of codes", { ...honda, modelYear: 2033 }],
    ["a make that shares its identifier", { ...honda, vin: "1C6RR7LT4HS000001", modelYear: 2017 }],
  ])("says nothing against %s", (_name, vehicle) => {
    expect(vinMismatch(vehicle)).toBeNull();
  });

  test.each([
    [{ ...honda, make: "Mitsubishi" }, "2003 Honda"],
    [{ ...honda, modelYear: 2004 }, "2003 Honda"],
    [{ vin: "1C6RR7LT4HS000001", modelYear: 2014, make: "Ram" }, "2017 vehicle"],
  ])("of %j names the vehicle of the VIN: %s", (vehicle, name) => {
    const coded = vinMismatch(vehicle);
    expect(coded && codedName(coded)).toBe(name);
  });
});
