import { expect, test } from "@jest/globals";
import { knownName, plainName } from "./plain-name.ts";

test("names that differ in case, blanks and punctuation are the same", () => {
  expect(plainName("F-150")).toBe(plainName("f 150"));
});

test("of several names that are the same, the one with the typed hyphens is meant", () => {
  expect(knownName("cr-v", ["CRV", "CR-V"])).toBe("CR-V");
  expect(knownName("cr v", ["CRV"])).toBe("CRV");
  expect(knownName("Civic", ["CR-V"])).toBeNull();
});
