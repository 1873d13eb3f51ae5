/** The variants of a document, by experiment. */
export type Variants = Readonly<Record<string, string>>;

/**
 * Variants as one text, in the order of the experiments' names: `list-order.newest~offer-button.short`. Null = none.
 * Names of experiments and variants have letters, digits and hyphens only.
 */
export function variantKey(variants: Variants): string | null {
  const names = Object.keys(variants).sort();
  return names.length === 0 ? null : names.map((name) => `${name}.${variants[name]}`).join("~");
}

/** The reverse of `variantKey`; null = the text is none. */
export function parseVariantKey(key: string): Variants | null {
  if (key.length > maxKeyLength) return null;
  const pairs = key.split("~").map((pair) => form.exec(pair));
  const variants: Record<string, string> = {};
  for (const pair of pairs) {
    if (!pair) return null;
    variants[pair[1] ?? ""] = pair[2] ?? "";
  }
  return variantKey(variants) === key ? variants : null;
}

const form = /^([a-z0-9][a-z0-9-]*)\.([a-z0-9][a-z0-9-]*)$/;

const maxKeyLength = 400;
