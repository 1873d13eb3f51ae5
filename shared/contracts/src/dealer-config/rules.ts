import { ruleOperators } from "@forecourt/domain/rules/rule";
import { z } from "zod";
import { Line } from "./values.ts";

const Value = z.union([z.string(), z.number(), z.boolean()], "a text, a number, true or false");

/** One condition of a rule table; `ruleFaults` checks that field, operator and value fit each other. */
const Rule = z.strictObject({
  field: Line,
  operator: z.enum(ruleOperators),
  value: z.union([Value, z.array(Value)], "a value, or a list of values"),
});

/** A rule table; all of its conditions have to hold. */
export const Rules = z.array(Rule).max(20, "at most 20 conditions");
