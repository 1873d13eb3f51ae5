const braces = /\{([^{}]*)\}/g;

/** The names in braces in `text`, each once: "{count} at {company.name}" → count, company.name */
export function placeholdersIn(text: string): string[] {
  if (!text.includes("{")) return [];
  return [...new Set([...text.matchAll(braces)].map((match) => match[1] ?? ""))];
}

/** True for names that the configuration fills, `company.name`; others are filled by the page. */
export const isFact = (name: string): boolean => name.includes(".");

/** Replaces each `{name}` by `value(name)`; a name without a value stays. */
export function fill(text: string, value: (name: string) => string | null | undefined): string {
  if (!text.includes("{")) return text;
  return text.replace(braces, (whole, name: string) => value(name) ?? whole);
}
