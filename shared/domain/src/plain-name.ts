import { slug } from "./slug.ts";

/** Without punctuation, blanks and case: "F-150" and "f150" are the same. */
export function plainName(name: string): string {
  return slug(name).replaceAll("-", "");
}

/** The one of `names` that a typed name is, apart from case, blanks and punctuation; null = none. */
export function knownName(typed: string, names: readonly string[]): string | null {
  const same = names.find((name) => slug(name) === slug(typed));
  return same ?? names.find((name) => plainName(name) === plainName(typed)) ?? null;
}
