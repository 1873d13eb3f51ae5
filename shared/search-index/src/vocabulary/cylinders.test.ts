import { expect, test } from "@jest/globals";
import { cylindersOf } from "./cylinders.ts";

// Engine texts as the published sets and the demo inventory write them.
test.each([
  ["2.0L I4", "4"],
  ["3.5L V6 Turbo", "6"],
  ["2.5L Inline-4 Gas Inline", "4"],
  ["3.3L V-6 Gas V", "6"],
  ["5.3L V8 16V", "8"],
  ["2.5L H4", "4"],
  ["6 Cylinder Engine", "6"],
  ["4-Cyl, Turbo, 1.5 Liter", "4"],
  ["Regular Unleaded V-8 5.7 L/345", "8"],
  ["1.2L I3", "3"],
  ["six cylinder", "6"],
  ["Electric Motor", null],
  ["2.0L", null],
  ["", null],
])("%s has %s cylinders", (engine, cylinders) => {
  expect(cylindersOf(engine)).toBe(cylinders);
});
