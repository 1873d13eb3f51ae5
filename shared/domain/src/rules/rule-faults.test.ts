import { describe, expect, test } from "@jest/globals";
import type { Rule } from "./rule.ts";
import { type RuleFields, ruleFaults } from "./rule-faults.ts";

const fields: RuleFields = {
  mileage: "number",
  make: "text",
  certified: "boolean",
  answers: "texts",
};

/** As read from a file. */
const rule = (field: string, operator: string, value: unknown) =>
  ({ field, operator, value }) as Rule;

describe("ruleFaults", () => {
  test.each([
    [rule("mileage", ">=", 150_000)],
    [rule("mileage", "in", [1, 2])],
    [rule("make", "not_in", ["Kia"])],
    [rule("certified", "==", true)],
    [rule("answers", "includes", "400.hail")],
  ])("accepts %j", (one) => {
    expect(ruleFaults([one], fields)).toEqual([]);
  });

  test.each([
    [rule("milage", "<", 1), ["field"], 'one of mileage, make, certified, answers, found "milage"'],
    [rule("constructor", "<", 1), ["field"], 'found "constructor"'],
    [rule("mileage", "=~", 1), ["operator"], 'for mileage, found "=~"'],
    [rule("make", "<", "a"), ["operator"], '== != in not_in for make, found "<"'],
    [rule("mileage", "includes", 1), ["operator"], 'found "includes"'],
    [rule("answers", "==", "a"), ["operator"], 'includes for answers, found "=="'],
    [rule("mileage", "<", "150000"), ["value"], 'a number, found "150000"'],
    [rule("certified", "==", "yes"), ["value"], 'true or false, found "yes"'],
    [rule("make", "in", "Kia"), ["value"], 'a list, not empty, found "Kia"'],
    [rule("make", "in", []), ["value"], "a list, not empty, found []"],
    [rule("make", "in", ["Kia", 3]), ["value", 1], "a text, found 3"],
    [rule("make", "==", ["Kia"]), ["value"], 'a text, found ["Kia"]'],
  ])("refuses %j", (one, path, message) => {
    const [fault, ...others] = ruleFaults([rule("mileage", "<", 1), one], fields);
    expect([fault?.path, others]).toEqual([[1, ...path], []]);
    expect(fault?.message).toContain(message);
  });
});

test.each([
  ["==", "homepage", ["value"], 'one of "home", "search", found "homepage"'],
  ["not_in", ["home", "cars"], ["value", 1], 'one of "home", "search", found "cars"'],
] as const)(
  "%s with a text that the fact can never be is refused: %j",
  (operator, value, path, message) => {
    const [fault] = ruleFaults([{ field: "page", operator, value }] as Rule[], {
      page: ["home", "search"],
    });
    const known = ["home", "search"];
    expect(fault).toEqual({
      path: [0, ...path],
      expected: 'one of "home", "search"',
      message,
      known,
    });
  },
);
