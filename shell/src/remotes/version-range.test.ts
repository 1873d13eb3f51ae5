import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { satisfies } from "semver";
import { isInRange } from "./version-range.ts";

const part = fc.nat({ max: 4 });
const version = fc
  .tuple(fc.integer({ min: 1, max: 3 }), part, part)
  .map((parts) => parts.join("."));

describe("isInRange", () => {
  test.each([
    ["19.3.0", true],
    ["19.3.7", true],
    ["19.10.0", true],
    ["19.2.9", false],
    ["18.9.9", false],
    ["20.0.0", false],
    ["19.4.0-rc.1", false],
  ])("decides for ^19.3.0 that %s fits: %s", (candidate, fits) => {
    expect(isInRange(candidate, "^19.3.0")).toBe(fits);
  });

  test("accepts only the same version for an exact version", () => {
    expect(isInRange("19.3.1", "19.3.1")).toBe(true);
    expect(isInRange("19.3.2", "19.3.1")).toBe(false);
    expect(isInRange("19.4.0-rc.1", "19.4.0-rc.1")).toBe(true);
  });

  test.each(["19.3.1", ""])("accepts any version for *, also the version %j", (candidate) => {
    expect(isInRange(candidate, "*")).toBe(true);
  });

  test("agrees with semver on caret ranges and exact versions", () => {
    fc.assert(
      fc.property(version, version, fc.constantFrom("", "^"), (candidate, base, prefix) => {
        const range = prefix + base;
        expect(isInRange(candidate, range)).toBe(satisfies(candidate, range));
      }),
    );
  });
});
