import { describe, expect, test } from "@jest/globals";
import { car, site } from "../../testing/inventory-fixture.ts";
import { transitText } from "./transit-text.ts";

const now = new Date("2026-11-22T18:00:00Z");

describe("transitText", () => {
  test.each([
    ["2026-11-22", "In transit · arrives in about a week"],
    ["2026-12-02", "In transit · arrives in about a week"],
    ["2026-12-04", "In transit · arrives in about 2 weeks"],
    ["2026-12-20", "In transit · arrives in about 4 weeks"],
    ["2026-11-21", "In transit to our lot"],
    [null, "In transit to our lot"],
  ])("of a car that is expected on %s", (expectedOn, expected) => {
    const coming = car({ availability: "in-transit", expectedOn });
    expect(transitText(coming, site, now)).toBe(expected);
  });

  test("is null for a car on the lot, a sold one, and one whose place is not stated", () => {
    const at = { expectedOn: "2026-12-04" };
    expect(transitText(car({ ...at, availability: "in-stock" }), site, now)).toBeNull();
    expect(transitText(car({ ...at, availability: null }), site, now)).toBeNull();
    const sold = car({ ...at, availability: "in-transit", status: "sold" });
    expect(transitText(sold, site, now)).toBeNull();
  });
});
