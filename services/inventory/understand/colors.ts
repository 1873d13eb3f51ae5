import type { Atom } from "./atoms.ts";
import { type Outcome, type Statement, says } from "./clause.ts";
import { type Found, phraseBook } from "./phrase-book.ts";
import { withValues, words } from "./words.ts";

const colors = phraseBook(withValues(words.colors));
const shades = phraseBook(words.shades.map((one) => [one, true] as const));
const inside = phraseBook(words.inside.map((one) => [one, true] as const));
const outside = phraseBook(words.outside.map((one) => [one, true] as const));
const joiners = phraseBook(["or", "and", "in", "of", "is"].map((one) => [one, one] as const));
const materials = phraseBook(
  ["leather", "leatherette", "cloth", "fabric", "vinyl", "suede"].map((one) => [one, one] as const),
);

type ColorKey = "exteriorColor" | "interiorColor";

interface Colored {
  to: number;
  values: string[];
  isShaded: boolean;
}

/**
 * Colours with the part they are of: "tan leather interior", "interior black", "black or gray inside".
 * A colour alone is the paint's. Leather is found inside only.
 */
export function colorsAt(atoms: readonly Atom[], index: number): Found<Outcome> | null {
  const part = partAt(atoms, index);
  const start = part ? (linkAt(atoms, part.to, ["in", "of", "is"])?.to ?? part.to) : index;
  const found = colorListAt(atoms, start);
  if (!found) return null;
  if (part) return { to: found.to, means: colored(part.key, found) };
  const several = withPart(atoms, found);
  if (several) return several;
  // "Red or black interior" is about two insides, "red, black" about two paints: one by one.
  const one = oneColorAt(atoms, start);
  if (!one) return null;
  const single = { to: one.to, values: [one.value], isShaded: one.isShaded };
  return withPart(atoms, single) ?? { to: one.to, means: colored("exteriorColor", single) };
}

function withPart(atoms: readonly Atom[], found: Colored): Found<Outcome> | null {
  const material = materials.at(atoms, found.to);
  const place = partAt(atoms, material?.to ?? found.to);
  const isLeather = material?.means === "leather";
  if (!place && !isLeather) return null;
  const key = isLeather ? "interiorColor" : (place?.key ?? "interiorColor");
  if (isLeather && place?.key === "exteriorColor") return null;
  const seats: Statement[] = isLeather ? [{ key: "feature", value: "leather-seats" }] : [];
  return { to: place?.to ?? material?.to ?? found.to, means: colored(key, found, seats) };
}

function colored(key: ColorKey, found: Colored, more: readonly Statement[] = []): Outcome {
  const statements = found.values.map((value): Statement => ({ key, value }));
  const part = key === "interiorColor" ? "interior" : "exterior";
  const leather = more.length > 0 ? " leather" : "";
  const plain = `${found.values.join(" or ")}${leather} ${part}`;
  return says([...statements, ...more], found.isShaded ? plain : null);
}

function colorListAt(atoms: readonly Atom[], index: number): Colored | null {
  let one = oneColorAt(atoms, index);
  if (!one) return null;
  const list: Colored = { to: one.to, values: [one.value], isShaded: one.isShaded };
  while (one) {
    const slash = atoms[list.to]?.gap.includes("/") ? list.to : undefined;
    const next = linkAt(atoms, list.to, ["or", "and"])?.to ?? slash;
    one = next === undefined ? null : oneColorAt(atoms, next);
    if (!one) break;
    list.to = one.to;
    list.isShaded ||= one.isShaded;
    if (!list.values.includes(one.value)) list.values.push(one.value);
  }
  return list;
}

/** A colour; "dark red" is a red. */
function oneColorAt(atoms: readonly Atom[], index: number) {
  const exact = colors.at(atoms, index);
  if (exact) return { to: exact.to, value: exact.means, isShaded: false };
  const shade = shades.at(atoms, index);
  const color = shade && colors.at(atoms, shade.to);
  return color && { to: color.to, value: color.means, isShaded: true };
}

function partAt(atoms: readonly Atom[], index: number): (Found<true> & { key: ColorKey }) | null {
  const within = inside.at(atoms, index);
  if (within) return { ...within, key: "interiorColor" };
  const without = outside.at(atoms, index);
  return without && { ...without, key: "exteriorColor" };
}

function linkAt(atoms: readonly Atom[], index: number, allowed: readonly string[]) {
  const link = joiners.at(atoms, index);
  return link && allowed.includes(link.means) ? link : null;
}
