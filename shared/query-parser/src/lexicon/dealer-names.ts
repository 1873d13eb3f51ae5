import type { Vocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { MAX_VALUES } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { Name } from "../clauses/clause.ts";
import { phrases } from "../phrases/phrases.ts";
import { isReserved } from "../phrases/reserved-phrases.ts";
import { joinTokens, phraseKey } from "../tokens/phrase-book.ts";
import { tokenize } from "../tokens/tokens.ts";
import { nameplateKeys } from "./nameplates.ts";

/** The meaning of a phrase among a dealer's makes and models. */
export interface NameMeaning {
  names: readonly Name[];
  /** True where all of the names match: "silverado" for a Silverado 1500 and a 2500. */
  all: boolean;
  /** Only the beginning of the names, so the interpretation is shown: "silverado". */
  isPrefix: boolean;
  /** A make with its model: takes precedence over other interpretations. */
  isExact: boolean;
}

/** Names by phrase key, see `phraseKey`. */
export interface DealerNames {
  /** Makes, models, makes with models, and prefixes that several model names share. */
  meanings: ReadonlyMap<string, NameMeaning>;
  /** Models named by a number, which is ambiguous alone: "500". */
  numbers: ReadonlyMap<string, readonly Name[]>;
}

/** Names by phrase key; each name is one object. */
type NamesByKey = Map<string, Set<Name>>;

/** A model as a variant of the nameplate with this key. */
interface Variant {
  key: string;
  makeKeys: readonly string[];
  name: Name;
}

/** Indexes a dealer's makes and models by all their names and aliases. */
export function dealerNames({ makes }: Vocabulary): DealerNames {
  const pairs: NamesByKey = new Map();
  const alone: NamesByKey = new Map();
  const begun: NamesByKey = new Map();
  const variants: Variant[] = [];
  for (const make of makes) {
    const called = [make.name, ...aliasesOf(phrases.makes, make.slug)];
    const itself = { make: make.slug, model: null, label: make.name };
    for (const one of called) add(alone, phraseKey(one), itself);
    for (const model of make.models) {
      const name = { make: make.slug, model: model.slug, label: labelOf(make.name, model.name) };
      const keys = [model.name, ...aliasesOf(phrases.models, model.slug)].map(phraseKey);
      for (const key of keys) add(alone, key, name);
      for (const one of called) for (const key of keys) add(pairs, phraseKey(one) + key, name);
      for (const nameplate of nameplateKeys(model.name))
        for (const key of [nameplate, ...aliasesOf(phrases.models, nameplate)].map(phraseKey))
          variants.push({ key, makeKeys: called.map(phraseKey), name });
      for (const key of namePrefixes(model.name)) {
        if (key.length > 2) add(begun, key, name);
        for (const one of called) add(begun, phraseKey(one) + key, name);
      }
    }
  }
  addVariants(variants, { pairs, alone });
  return { meanings: meaningsOf({ pairs, alone, begun }), numbers: numericNames(alone) };
}

/**
 * Adds "Wrangler Unlimited" to "wrangler". A name of another make ("Genesis" beside a Hyundai "Genesis
 * Coupe") stays what it is, unless the variant's make has such a model as well.
 */
function addVariants(
  variants: readonly Variant[],
  { pairs, alone }: Record<"pairs" | "alone", NamesByKey>,
) {
  for (const { key, makeKeys, name } of variants) {
    const known = [...(alone.get(key) ?? [])];
    if (known.length === 0 || known.some(({ make }) => make === name.make)) add(alone, key, name);
    for (const makeKey of makeKeys) add(pairs, makeKey + key, name);
  }
}

/** `hasOwn`, because a feed may contain a model named "constructor". */
function aliasesOf(names: Readonly<Record<string, readonly string[]>>, slug: string) {
  return Object.hasOwn(names, slug) ? (names[slug] ?? []) : [];
}

function meaningsOf({ pairs, alone, begun }: Record<"pairs" | "alone" | "begun", NamesByKey>) {
  const meanings = new Map<string, NameMeaning>();
  for (const [key, names] of pairs)
    meanings.set(key, { ...mergeNames(names), isPrefix: false, isExact: true });
  for (const [key, names] of alone) {
    if (meanings.has(key) || isNumber(key) || key.length < 2 || isReserved(key)) continue;
    meanings.set(key, { ...mergeNames(names), isPrefix: false, isExact: false });
  }
  for (const [key, names] of begun) {
    if (meanings.has(key) || isNumber(key) || isReserved(key)) continue;
    const makes = new Set([...names].map(({ make }) => make));
    const all = makes.size === 1 && names.size <= MAX_VALUES;
    meanings.set(key, { names: [...names], all, isPrefix: all, isExact: false });
  }
  return meanings;
}

/** One name, or models of one make: spellings ("F-150", "F150") or variants of one nameplate. */
function mergeNames(names: ReadonlySet<Name>): Pick<NameMeaning, "names" | "all"> {
  const all = [...names];
  const isOne = all.every(({ make, model }) => make === all[0]?.make && model !== null);
  return { names: all, all: isOne && all.length > 1 };
}

/** Omits the make if the model name starts with it: "Mazda3". */
function labelOf(make: string, model: string): string {
  return phraseKey(model).startsWith(phraseKey(make)) && phraseKey(model) !== phraseKey(make)
    ? model
    : `${make} ${model}`;
}

/** Prefixes of a name by token: "grand" of "Grand Cherokee", "rav" of "RAV4". */
function namePrefixes(name: string): string[] {
  const { tokens } = tokenize(name);
  const keys = tokens.slice(1).map((_, index) => joinTokens(tokens, 0, index + 1));
  return keys.filter((key) => key.length > 1 && !isNumber(key));
}

function numericNames(alone: NamesByKey): Map<string, Name[]> {
  return new Map([...alone].flatMap(([key, names]) => (isNumber(key) ? [[key, [...names]]] : [])));
}

function isNumber(key: string): boolean {
  return /^[\d.]+$/.test(key);
}

function add(names: NamesByKey, key: string, name: Name): void {
  const known = names.get(key);
  if (known) known.add(name);
  else names.set(key, new Set([name]));
}
