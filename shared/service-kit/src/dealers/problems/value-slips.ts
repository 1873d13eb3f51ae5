import type { z } from "zod";
import type { Json } from "../json/json.ts";
import { didYouMean } from "./did-you-mean.ts";

const dash = /[\u2010-\u2015\u2212]/;

/** Hint at the likely mistake in a refused value; empty = none is likely. */
export function slipOf(issue: z.core.$ZodIssue, value: Json | undefined): string {
  if (issue.code === "invalid_type") return slipOfType(issue.expected, value);
  if (typeof value === "number") return slipOfHour(issue, value);
  const known = knownOf(issue);
  if (typeof value === "string" && known.length > 0) return meant(value, known);
  const found = typeof value === "string" ? dash.exec(value)?.[0] : undefined;
  return found === undefined ? "" : `: ${found} is a dash, type a hyphen, -`;
}

/** The same hour after noon, for an hour of a 12-hour clock. */
function slipOfHour(issue: z.core.$ZodIssue, value: number): string {
  if (issue.code !== "custom" || issue.params?.isHour !== true) return "";
  if (value < 1 || value >= 12) return "";
  const minutes = Math.round((value % 1) * 60);
  const time = `${Math.floor(value)}${minutes > 0 ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return `: ${time} p.m. is ${value + 12}`;
}

/** The values that a schema's own check names as those that are possible. */
function knownOf(issue: z.core.$ZodIssue): string[] {
  const known: unknown = issue.code === "custom" ? issue.params?.known : [];
  return Array.isArray(known) ? known.filter((one) => typeof one === "string") : [];
}

/** Hint at the intended value: for a misspelled word, or for a longer one, such as "homepage" for "home". */
function meant(value: string, known: readonly string[]): string {
  const start = known.find((one) => value.toLowerCase().startsWith(one));
  return start === undefined ? didYouMean(value, known) : `; did you mean "${start}"?`;
}

function slipOfType(expected: string, value: Json | undefined): string {
  if (typeof value === "string" && /^(?:number|int)$/.test(expected) && /^-?\d+$/.test(value)) {
    return ": a number has no quotes";
  }
  if (typeof value === "string" && expected === "number" && /^\d{1,2}:\d\d$/.test(value)) {
    return ": an hour has no colon: 8:30 p.m. is 20.5";
  }
  if (typeof value === "string" && /^(?:number|int)$/.test(expected) && /^\$\d/.test(value)) {
    return ": type the number without quotes and without the dollar sign";
  }
  if (typeof value === "number" && expected === "string") return ": a text stands in quotes";
  return typeof value === "string" && expected === "array" ? ": a list stands in [ and ]" : "";
}
