import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";

/**
 * The fields of a visitor by which reused markup may differ: many visitors have the same values. All other
 * fields identify a person, and their values never get into the cache.
 */
const sharedFields = [
  "allowed",
  "hasAnswered",
  "globalPrivacyControl",
  "isLead",
  "terms",
] as const satisfies (keyof Visitor)[];

const personalFields = Object.keys(anonymousVisitor).filter(
  (field) => !sharedFields.some((name) => name === field),
) as (keyof Visitor)[];

/** The values of the shared fields as text. */
export function sharedValues(visitor: Visitor): string {
  return JSON.stringify(sharedFields.map((field) => visitor[field]));
}

/** True when a personal fact about the visitor is known. */
export function hasPersonalValues(visitor: Visitor): boolean {
  return personalFields.some(
    (field) => JSON.stringify(visitor[field]) !== JSON.stringify(anonymousVisitor[field]),
  );
}

/** True when one of these fields is not shared. */
export function includesPersonal(fields: Iterable<string>): boolean {
  return [...fields].some((field) => !sharedFields.some((name) => name === field));
}
