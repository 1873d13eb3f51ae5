import { phrases, withValues } from "../phrases/phrases.ts";
import { createPhraseBook, type Match } from "../tokens/phrase-book.ts";
import type { Token } from "../tokens/tokens.ts";
import { type Outcome, type Statement, understoodAs } from "./clause.ts";

const colors = createPhraseBook(withValues(phrases.colors));
const shades = createPhraseBook(phrases.shades.map((one) => [one, true] as const));
const interior = createPhraseBook(phrases.interior.map((one) => [one, true] as const));
const exterior = createPhraseBook(phrases.exterior.map((one) => [one, true] as const));
const joiners = createPhraseBook(["or", "and", "in", "of", "is"].map((one) => [one, one] as const));
const materials = createPhraseBook(
  ["leather", "leatherette", "cloth", "fabric", "vinyl", "suede"].map((one) => [one, one] as const),
);

type ColorKey = "exteriorColor" | "interiorColor";

interface ColorMatch {
  to: number;
  values: string[];
  isShaded: boolean;
}

/**
 * Colors with the part they describe: "tan leather interior", "interior black", "black or gray inside". A
 * color alone is the exterior. Leather is always the interior.
 */
export function matchColors(tokens: readonly Token[], index: number): Match<Outcome> | null {
  const part = matchPart(tokens, index);
  const start = part ? (matchLink(tokens, part.to, ["in", "of", "is"])?.to ?? part.to) : index;
  const found = matchColorList(tokens, start);
  if (!found) return null;
  if (part) return { to: found.to, meaning: colorOutcome(part.key, found) };
  const several = withPart(tokens, found);
  if (several) return several;
  // Only in "red or black interior" does the part apply to all colors of the list.
  const one = matchColor(tokens, start);
  if (!one) return null;
  const single = { to: one.to, values: [one.value], isShaded: one.isShaded };
  return withPart(tokens, single) ?? { to: one.to, meaning: colorOutcome("exteriorColor", single) };
}

function withPart(tokens: readonly Token[], found: ColorMatch): Match<Outcome> | null {
  const material = materials.matchAt(tokens, found.to);
  const part = matchPart(tokens, material?.to ?? found.to);
  const isLeather = material?.meaning === "leather";
  if (!part && !isLeather) return null;
  const key = isLeather ? "interiorColor" : (part?.key ?? "interiorColor");
  if (isLeather && part?.key === "exteriorColor") return null;
  const seats: Statement[] = isLeather ? [{ key: "feature", value: "leather-seats" }] : [];
  return { to: part?.to ?? material?.to ?? found.to, meaning: colorOutcome(key, found, seats) };
}

function colorOutcome(key: ColorKey, found: ColorMatch, more: readonly Statement[] = []): Outcome {
  const statements = found.values.map((value): Statement => ({ key, value }));
  const part = key === "interiorColor" ? "interior" : "exterior";
  const leather = more.length > 0 ? " leather" : "";
  const plain = `${found.values.join(" or ")}${leather} ${part}`;
  return understoodAs([...statements, ...more], found.isShaded ? plain : null);
}

function matchColorList(tokens: readonly Token[], index: number): ColorMatch | null {
  let one = matchColor(tokens, index);
  if (!one) return null;
  const list: ColorMatch = { to: one.to, values: [one.value], isShaded: one.isShaded };
  while (one) {
    const slash = tokens[list.to]?.gap.includes("/") ? list.to : undefined;
    const next = matchLink(tokens, list.to, ["or", "and"])?.to ?? slash;
    one = next === undefined ? null : matchColor(tokens, next);
    if (!one) break;
    list.to = one.to;
    list.isShaded ||= one.isShaded;
    if (!list.values.includes(one.value)) list.values.push(one.value);
  }
  return list;
}

/** One color; shades are ignored: "dark red" is red. */
function matchColor(tokens: readonly Token[], index: number) {
  const exact = colors.matchAt(tokens, index);
  if (exact) return { to: exact.to, value: exact.meaning, isShaded: false };
  const shade = shades.matchAt(tokens, index);
  const color = shade && colors.matchAt(tokens, shade.to);
  return color && { to: color.to, value: color.meaning, isShaded: true };
}

function matchPart(
  tokens: readonly Token[],
  index: number,
): (Match<true> & { key: ColorKey }) | null {
  const within = interior.matchAt(tokens, index);
  if (within) return { ...within, key: "interiorColor" };
  const without = exterior.matchAt(tokens, index);
  return without && { ...without, key: "exteriorColor" };
}

function matchLink(tokens: readonly Token[], index: number, allowed: readonly string[]) {
  const link = joiners.matchAt(tokens, index);
  return link && allowed.includes(link.meaning) ? link : null;
}
