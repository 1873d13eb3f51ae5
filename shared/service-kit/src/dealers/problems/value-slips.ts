import type { z } from "zod";
import type { Json } from "../json/json.ts";

const dash = /[\u2010-\u2015\u2212]/;

/** What is likely to be wrong with a value that is refused; empty = nothing is likely. */
export function slipOf(issue: z.core.$ZodIssue, value: Json | undefined): string {
  if (issue.code === "invalid_type") return slipOfType(issue.expected, value);
  const found = typeof value === "string" ? dash.exec(value)?.[0] : undefined;
  return found === undefined ? "" : `: ${found} is a dash, type a hyphen, -`;
}

function slipOfType(expected: string, value: Json | undefined): string {
  if (typeof value === "string" && /^(?:number|int)$/.test(expected) && /^-?\d+$/.test(value)) {
    return ": a number has no quotes";
  }
  if (typeof value === "number" && expected === "string") return ": a text stands in quotes";
  return typeof value === "string" && expected === "array" ? ": a list stands in [ and ]" : "";
}
