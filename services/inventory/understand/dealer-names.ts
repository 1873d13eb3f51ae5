import type { Vocabulary } from "@forecourt/contracts/inventory";
import { MAX_VALUES } from "@forecourt/contracts/search-filter";
import { atomsOf } from "./atoms.ts";
import type { Name } from "./clause.ts";
import { isTaken } from "./common-words.ts";
import { joined, keyOf } from "./phrase-book.ts";
import { words } from "./words.ts";

/** What a phrase means among the names of a dealer. */
export interface NameMeaning {
  names: readonly Name[];
  /** All of the names are meant: "silverado" where there are a Silverado 1500 and a 2500. */
  all: boolean;
  /** A make with its model: counts whatever else its words could say. */
  sure: boolean;
}

/** Names by the keys of phrases, see `keyOf`. */
export interface DealerNames {
  /** Makes, models, makes with models, and what several models' names begin with. */
  meanings: ReadonlyMap<string, NameMeaning>;
  /** Models that are called a number, which alone says too little: "500". */
  numbers: ReadonlyMap<string, readonly Name[]>;
}

/** Each name is one object, whatever it is called. */
type Names = Map<string, Set<Name>>;

/** The makes and models of a dealer under all that they are called. */
export function dealerNames({ makes }: Vocabulary): DealerNames {
  const pairs: Names = new Map();
  const alone: Names = new Map();
  const begun: Names = new Map();
  for (const make of makes) {
    const called = [make.name, ...alsoCalled(words.makes, make.slug)];
    const itself = { make: make.slug, model: null, label: make.name };
    for (const one of called) add(alone, keyOf(one), itself);
    for (const model of make.models) {
      const name = { make: make.slug, model: model.slug, label: labelOf(make.name, model.name) };
      const keys = [model.name, ...alsoCalled(words.models, model.slug)].map(keyOf);
      for (const key of keys) add(alone, key, name);
      for (const one of called) for (const key of keys) add(pairs, keyOf(one) + key, name);
      for (const key of beginnings(model.name)) {
        if (key.length > 2) add(begun, key, name);
        for (const one of called) add(begun, keyOf(one) + key, name);
      }
    }
  }
  return { meanings: meaningsOf({ pairs, alone, begun }), numbers: numbersIn(alone) };
}

/** A feed may name a model "constructor", which every object has of its own accord. */
function alsoCalled(names: Readonly<Record<string, readonly string[]>>, slug: string) {
  return Object.hasOwn(names, slug) ? (names[slug] ?? []) : [];
}

function meaningsOf({ pairs, alone, begun }: Record<"pairs" | "alone" | "begun", Names>) {
  const meanings = new Map<string, NameMeaning>();
  for (const [key, names] of pairs) meanings.set(key, { ...meant(names), sure: true });
  for (const [key, names] of alone) {
    if (meanings.has(key) || isNumber(key) || key.length < 2 || isTaken(key)) continue;
    meanings.set(key, { ...meant(names), sure: false });
  }
  for (const [key, names] of begun) {
    if (meanings.has(key) || isNumber(key) || isTaken(key)) continue;
    const makes = new Set([...names].map(({ make }) => make));
    const all = makes.size === 1 && names.size <= MAX_VALUES;
    meanings.set(key, { names: [...names], all, sure: false });
  }
  return meanings;
}

/** One name, or models of one make that are written alike, as "F-150" and "F150" of two feeds. */
function meant(names: ReadonlySet<Name>): Pick<NameMeaning, "names" | "all"> {
  const all = [...names];
  const isOne = all.every(({ make, model }) => make === all[0]?.make && model !== null);
  return { names: all, all: isOne && all.length > 1 };
}

/** "Mazda Mazda3" would say the make twice. */
function labelOf(make: string, model: string): string {
  return keyOf(model).startsWith(keyOf(make)) && keyOf(model) !== keyOf(make)
    ? model
    : `${make} ${model}`;
}

/** What the name begins with, by its pieces: "grand" of "Grand Cherokee", "rav" of "RAV4". */
function beginnings(name: string): string[] {
  const { atoms } = atomsOf(name);
  const keys = atoms.slice(1).map((_, index) => joined(atoms, 0, index + 1));
  return keys.filter((key) => key.length > 1 && !isNumber(key));
}

function numbersIn(alone: Names): Map<string, Name[]> {
  return new Map([...alone].flatMap(([key, names]) => (isNumber(key) ? [[key, [...names]]] : [])));
}

function isNumber(key: string): boolean {
  return /^[\d.]+$/.test(key);
}

function add(names: Names, key: string, name: Name): void {
  const known = names.get(key);
  if (known) known.add(name);
  else names.set(key, new Set([name]));
}
