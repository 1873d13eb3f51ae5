import type { z } from "zod";
import { type Json, type JsonPath, valueAt } from "../json/json.ts";
import { didYouMean } from "./did-you-mean.ts";
import { keysAt } from "./schema-keys.ts";
import { slipOf } from "./value-slips.ts";

/** One problem of a document, before the file that has it is known. */
export interface Finding {
  path: JsonPath;
  /** Set where the file is known already; the path is then one of that file. */
  file?: string;
  message: string;
}

export type Checked<T> = { value: T; findings?: never } | { value?: never; findings: Finding[] };

/**
 * Parses `document` and describes each mistake as "expected …, found …". A schema's own message is
 * used as the expectation.
 */
export function checkAgainst<T extends z.ZodType>(schema: T, document: Json): Checked<z.infer<T>> {
  const parsed = schema.safeParse(document, { error: expectation });
  if (parsed.success) return { value: parsed.data };
  return { findings: parsed.error.issues.flatMap((issue) => toFindings(issue, schema, document)) };
}

function toFindings(issue: z.core.$ZodIssue, schema: z.ZodType, document: Json): Finding[] {
  const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
  if (issue.code === "unrecognized_keys") {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `unknown key${didYouMean(key, known) || (placesOfValues[key] ?? "")}`,
    }));
  }
  if (issue.code === "invalid_key") {
    const [inner] = issue.issues;
    return [{ path, message: `expected ${inner?.message}, found ${shown(path.at(-1))}` }];
  }
  const value = valueAt(document, path);
  return [
    { path, message: `expected ${issue.message}, found ${shown(value)}${slipOf(issue, value)}` },
  ];
}

/** Places of values that people look for under another name. */
const placesOfValues: Readonly<Record<string, string>> = {
  hours: '; opening hours are the "workingHours" of "sales" and of "service"',
  openingHours: '; opening hours are the "workingHours" of "sales" and of "service"',
  phone: '; phone numbers are the "phone" of "company", "sales" and "service"',
  ratings: '; the rating and its count are in "content/company/reviews.json"',
  address: '; the address is "addressLine1", "city" and "zip" of "company"',
};

/** The expectation of zod's own checks; called only where the schema has no message. */
function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return typeNames[issue.expected] ?? issue.expected;
    case "invalid_value":
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "too_small":
      return `at least ${issue.minimum}`;
    case "too_big":
      return `at most ${issue.maximum}`;
    default:
      return issue.message ?? "something else";
  }
}

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** A value as messages quote it. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
