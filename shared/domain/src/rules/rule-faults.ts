import { type Rule, ruleOperators } from "./rule.ts";

/** The type of a fact; `texts` is a list of texts. */
export type FieldType = "number" | "text" | "boolean" | "texts";

/** The facts that a rule table can name. */
export type RuleFields = Readonly<Record<string, FieldType>>;

/** A mistake in a rule table. `message` completes "expected …"; `path` starts at the table. */
export interface RuleFault {
  path: readonly (string | number)[];
  message: string;
}

/**
 * The mistakes of a rule table, for the time when it is loaded: unknown fields and operators, operators
 * that do not fit the field, and operands of the wrong type. Such a rule would otherwise never hold.
 */
export function ruleFaults(rules: readonly Rule[], fields: RuleFields): RuleFault[] {
  return rules.flatMap((rule, index) =>
    faultsOf(rule, fields).map(({ path, message }) => ({ path: [index, ...path], message })),
  );
}

const ordering = new Set<string>(["<", "<=", ">", ">="]);

function faultsOf({ field, operator, value }: Rule, fields: RuleFields): RuleFault[] {
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (type === undefined) {
    const known = Object.keys(fields).join(", ");
    return [{ path: ["field"], message: `one of ${known}, found "${field}"` }];
  }
  const allowed = ruleOperators.filter((one) => isAllowed(one, type));
  if (!allowed.includes(operator)) {
    const found = JSON.stringify(operator);
    return [{ path: ["operator"], message: `${allowed.join(" ")} for ${field}, found ${found}` }];
  }
  const expected = { number: "number", text: "string", texts: "string", boolean: "boolean" }[type];
  if (operator !== "in" && operator !== "not_in") {
    const isRight = typeof value === expected;
    return isRight ? [] : [{ path: ["value"], message: `${named[type]}, found ${shown(value)}` }];
  }
  if (!Array.isArray(value) || value.length === 0) {
    return [{ path: ["value"], message: `a list, not empty, found ${shown(value)}` }];
  }
  return value.flatMap((one, index): RuleFault[] =>
    typeof one === expected
      ? []
      : [{ path: ["value", index], message: `${named[type]}, found ${shown(one)}` }],
  );
}

const named = { number: "a number", text: "a text", texts: "a text", boolean: "true or false" };

function isAllowed(operator: string, type: FieldType): boolean {
  if (type === "texts" || operator === "includes")
    return type === "texts" && operator === "includes";
  return type === "number" || !ordering.has(operator);
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
