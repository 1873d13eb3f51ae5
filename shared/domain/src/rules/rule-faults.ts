import { type Rule, ruleOperators } from "./rule.ts";

/** The type of a fact; `texts` is a list of texts, and a list has every text that the fact can be. */
export type FieldType = "number" | "text" | "boolean" | "texts" | readonly string[];

/** The facts that a rule table can name. */
export type RuleFields = Readonly<Record<string, FieldType>>;

/** A mistake in a rule table. `path` starts at the table. */
export interface RuleFault {
  path: readonly (string | number)[];
  /** Description of the expected value. */
  expected: string;
  /** Completes "expected …", and says what was found. */
  message: string;
  /** Every allowed text; empty = any text is allowed. */
  known: readonly string[];
}

/**
 * The mistakes of a rule table, for the time when it is loaded: unknown fields and operators, operators
 * that do not fit the field, and operands of the wrong type. Such a rule would otherwise never hold.
 */
export function ruleFaults(rules: readonly Rule[], fields: RuleFields): RuleFault[] {
  return rules.flatMap((rule, index) =>
    faultsOf(rule, fields).map((fault) => ({ ...fault, path: [index, ...fault.path] })),
  );
}

const ordering = new Set<string>(["<", "<=", ">", ">="]);

function faultsOf({ field, operator, value }: Rule, fields: RuleFields): RuleFault[] {
  const declared = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (declared === undefined) {
    const known = Object.keys(fields);
    return [faultAt(["field"], `one of ${known.join(", ")}`, field, known)];
  }
  const type = typeof declared === "string" ? declared : "text";
  const allowed = ruleOperators.filter((one) => isAllowed(one, type));
  if (!allowed.includes(operator)) {
    return [faultAt(["operator"], `${allowed.join(" ")} for ${field}`, operator)];
  }
  const expected = { number: "number", text: "string", texts: "string", boolean: "boolean" }[type];
  const known = typeof declared === "string" ? [] : declared;
  const isRight = (one: unknown) =>
    typeof one === expected && (known.length === 0 || known.some((text) => text === one));
  const wanted =
    known.length === 0 ? named[type] : `one of ${known.map((text) => `"${text}"`).join(", ")}`;
  if (operator !== "in" && operator !== "not_in") {
    return isRight(value) ? [] : [faultAt(["value"], wanted, value, known)];
  }
  if (!Array.isArray(value) || value.length === 0) {
    return [faultAt(["value"], "a list, not empty", value)];
  }
  return value.flatMap((one, index): RuleFault[] =>
    isRight(one) ? [] : [faultAt(["value", index], wanted, one, known)],
  );
}

const named = { number: "a number", text: "a text", texts: "a text", boolean: "true or false" };

function isAllowed(operator: string, type: keyof typeof named): boolean {
  if (type === "texts" || operator === "includes")
    return type === "texts" && operator === "includes";
  return type === "number" || !ordering.has(operator);
}

function faultAt(
  path: RuleFault["path"],
  expected: string,
  found: unknown,
  known: readonly string[] = [],
): RuleFault {
  const message = `${expected}, found ${JSON.stringify(found) ?? "nothing"}`;
  return { path, expected, message, known };
}
