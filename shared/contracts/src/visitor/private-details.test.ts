import { describe, expect, test } from "@jest/globals";
import { type HomeAddress, isDateOfBirth, isHomeAddress } from "./private-details.ts";

const home: HomeAddress = {
  address: "12 Canary Street",
  apartment: "4b",
  city: "Rolla",
  state: "MO",
  zipCode: "65401",
};

describe("an address", () => {
  test("is kept whole, in part, or empty", () => {
    expect(isHomeAddress(home)).toBe(true);
    expect(isHomeAddress({ ...home, apartment: "", zipCode: "65401-1234" })).toBe(true);
    const empty = { address: "", apartment: "", city: "", state: "", zipCode: "" };
    expect(isHomeAddress(empty)).toBe(true);
  });

  test.each([
    { address: "a\nb" },
    { address: "x".repeat(121) },
    { apartment: "\u0000" },
    { city: "x".repeat(81) },
    { state: "Missouri" },
    { state: "mo" },
    { zipCode: "6540" },
    { zipCode: "65401 " },
  ])("with %j is none", (wrong) => {
    expect(isHomeAddress({ ...home, ...wrong })).toBe(false);
  });
});

describe("a date of birth", () => {
  test.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["1903-01-01", true],
    ["1902-12-31", false],
    ["2000-02-29", true],
    ["1900-02-29", false],
    ["1990-13-01", false],
    ["1990-00-10", false],
    ["1/2/1990", false],
    ["", false],
  ])("%j on 20 November 2026: %s", (text, is) => {
    expect(isDateOfBirth(text, "2026-11-20")).toBe(is);
  });
});
