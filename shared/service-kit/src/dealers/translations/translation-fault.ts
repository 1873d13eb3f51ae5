import { placeholdersIn } from "../placeholders.ts";

/** Fault of a translation, which must have the same facts, amounts and addresses; null = none. */
export function translationFault(english: string, text: string): string | null {
  if (text.trim() === "") return "expected the translation, found nothing";
  for (const [what, partsOf] of checks) {
    const [expected, found] = [partsOf(english), partsOf(text)];
    const missing = expected.find((part) => !found.includes(part));
    if (missing !== undefined) return `expected the ${what} of the English text, ${missing}`;
    const added = found.find((part) => !expected.includes(part));
    if (added !== undefined)
      return `expected no ${what} besides those of the English text, found ${added}`;
  }
  return null;
}

/** Amounts and rates are claims of law, and must not differ between languages. */
const checks: readonly (readonly [string, (text: string) => string[]])[] = [
  ["facts", (text) => placeholdersIn(text).map((name) => `{${name}}`)],
  ["amounts", (text) => text.match(/\$\d[\d,.]*\d|\$\d|\d[\d.]*\s?%/g) ?? []],
  ["addresses", (text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href)],
];
