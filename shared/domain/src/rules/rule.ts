/** Every operator of a rule. `includes` is for facts that are lists; the others are for single values. */
export const ruleOperators = [
  "<",
  "<=",
  ">",
  ">=",
  "==",
  "!=",
  "in",
  "not_in",
  "includes",
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

export type RuleValue = string | number | boolean;

/** One condition of a rule table: `{ field: "mileage", operator: "<", value: 85000 }`. */
export interface Rule {
  field: string;
  operator: RuleOperator;
  /** A list for `in` and `not_in`. */
  value: RuleValue | readonly RuleValue[];
}

/** Null or missing = unknown. */
export type Fact = RuleValue | readonly RuleValue[] | null | undefined;
export type Facts = Readonly<Record<string, Fact>>;

/** `failed` is the first rule that does not hold, at `index`, and `found` the fact it was applied to. */
export type RulesResult =
  | { holds: true }
  | { holds: false; failed: Rule; index: number; found: Exclude<Fact, undefined> };
