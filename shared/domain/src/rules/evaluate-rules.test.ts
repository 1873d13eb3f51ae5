import { describe, expect, test } from "@jest/globals";
import { evaluateRules } from "./evaluate-rules.ts";
import type { Fact, RuleOperator, RuleValue } from "./rule.ts";

type Case = [RuleOperator, RuleValue | RuleValue[], Fact, boolean];

const cases: Case[] = [
  ["<", 10, 9, true],
  ["<", 10, 10, false],
  ["<=", 10, 10, true],
  ["<=", 10, 11, false],
  [">", 10, 11, true],
  [">", 10, 10, false],
  [">=", 10, 10, true],
  [">=", 10, 9, false],
  ["==", "used", "used", true],
  ["==", "used", "Used", false],
  ["==", 1, "1", false],
  ["==", true, true, true],
  ["!=", "used", "new", true],
  ["!=", "used", "used", false],
  ["in", ["used", "certified"], "used", true],
  ["in", ["used", "certified"], "new", false],
  ["in", [2020, 2021], 2021, true],
  ["not_in", ["used"], "new", true],
  ["not_in", ["used"], "used", false],
  ["includes", "400.hail", ["100.poor", "400.hail"], true],
  ["includes", "400.hail", ["100.poor"], false],
  ["includes", "400.hail", [], false],
  // An operator that does not fit the fact never holds.
  ["<", 10, "9", false],
  ["<", 10, Number.NaN, false],
  ["includes", "a", "abc", false],
  ["==", "a", ["a"], false],
];

describe("evaluateRules", () => {
  test.each(cases)("%s %j on %j is %s", (operator, value, fact, holds) => {
    const rule = { field: "it", operator, value };
    const result = evaluateRules([rule], { it: fact });
    expect(result).toEqual(
      holds ? { holds: true } : { holds: false, failed: rule, index: 0, found: fact },
    );
  });

  test.each(["<", "==", "!=", "in", "not_in", "includes"] as const)(
    "%s does not hold for an unknown fact",
    (operator) => {
      const value = operator === "in" || operator === "not_in" ? ["used"] : "used";
      const rule = { field: "condition", operator, value };
      for (const facts of [{}, { condition: null }, { condition: undefined }]) {
        expect(evaluateRules([rule], facts)).toMatchObject({ holds: false, found: null });
      }
    },
  );

  test("needs every rule, and names the first that does not hold with the value it found", () => {
    const rules = [
      { field: "make", operator: "==", value: "Mitsubishi" },
      { field: "mileage", operator: "<", value: 85_000 },
      { field: "year", operator: ">=", value: 2018 },
    ] as const;
    expect(evaluateRules(rules, { make: "Mitsubishi", mileage: 84_999, year: 2018 })).toEqual({
      holds: true,
    });
    expect(evaluateRules(rules, { make: "Mitsubishi", mileage: 85_000, year: 2017 })).toEqual({
      holds: false,
      failed: rules[1],
      index: 1,
      found: 85_000,
    });
  });

  test("holds without rules, and reads no inherited property", () => {
    expect(evaluateRules([], {})).toEqual({ holds: true });
    const rule = { field: "constructor", operator: "!=", value: "a" } as const;
    expect(evaluateRules([rule], {})).toMatchObject({ holds: false, found: null });
  });
});
