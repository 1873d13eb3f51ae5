import type { Fact, Facts, Rule, RuleOperator, RulesResult, RuleValue } from "./rule.ts";

/**
 * Whether all rules hold for the facts; without rules, they do. A rule on an unknown fact does not hold,
 * whatever its operator. Values are equal when their types are, too, and texts by letter case.
 */
export function evaluateRules(rules: readonly Rule[], facts: Facts): RulesResult {
  for (const [index, rule] of rules.entries()) {
    const found = Object.hasOwn(facts, rule.field) ? (facts[rule.field] ?? null) : null;
    if (!ruleHolds(rule, found)) return { holds: false, failed: rule, index, found };
  }
  return { holds: true };
}

function ruleHolds({ operator, value }: Rule, fact: Fact): boolean {
  if (fact === null || fact === undefined) return false;
  if (isList(fact)) return operator === "includes" && !isList(value) && fact.includes(value);
  if (operator === "in") return isList(value) && value.includes(fact);
  if (operator === "not_in") return isList(value) && !value.includes(fact);
  if (isList(value)) return false;
  if (operator === "==") return fact === value;
  if (operator === "!=") return fact !== value;
  if (typeof fact !== "number" || typeof value !== "number") return false;
  return comparison[operator]?.(fact, value) ?? false;
}

const comparison: Partial<Record<RuleOperator, (fact: number, value: number) => boolean>> = {
  "<": (fact, value) => fact < value,
  "<=": (fact, value) => fact <= value,
  ">": (fact, value) => fact > value,
  ">=": (fact, value) => fact >= value,
};

function isList(value: RuleValue | readonly RuleValue[]): value is readonly RuleValue[] {
  return Array.isArray(value);
}
