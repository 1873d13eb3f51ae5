import {
  type ExcludedValue,
  excludableKeys,
  formatExcluded,
} from "@forecourt/contracts/areas/inventory/search/excluded-values";
import { ignoredPhrases } from "../phrases/general-phrases.ts";
import { phrases } from "../phrases/phrases.ts";
import { createPhraseBook, type Match } from "../tokens/phrase-book.ts";
import { isSeparated, type Token } from "../tokens/tokens.ts";
import { type Outcome, type Statement, unclear, understoodAs } from "./clause.ts";

const exclusions = createPhraseBook(phrases.exclusions.map((one) => [one, true] as const));
const trailingExclusions = createPhraseBook(
  phrases.trailingExclusions.map((one) => [one, true] as const),
);

/** The exclusions after which a car may still have the value. */
const indifferences = createPhraseBook(
  ["no need for", "neednt"].map((one) => [one, true] as const),
);

/** Interprets the tokens at an index. */
type ParseNext = (index: number) => Match<Outcome>;

/**
 * "No sunroof", "not red or black", "-diesel": values of list filters are excluded; anything else, such as a
 * price, is unclear, because an excluded value must never be taken as wanted. `otherEnd` is where another
 * interpretation of the tokens at `index` ends ("no more than 20k").
 */
export function matchExclusion(
  tokens: readonly Token[],
  index: number,
  otherEnd: number,
  next: ParseNext,
): Match<Outcome> | null {
  const start = exclusionStart(tokens, index, otherEnd);
  if (start === null) return matchTrailingExclusion(tokens, index, otherEnd);
  // "Not not red" is no plain exclusion, and "no need for a sunroof" is none at all.
  let isPlain = indifferences.matchAt(tokens, index)?.to !== start;
  let at = start;
  for (let more: number | null = at; more !== null && more < tokens.length; ) {
    at = more;
    const again = exclusions.matchAt(tokens, at);
    isPlain &&= again === null;
    more = again?.to ?? ignoredEnd(next(at));
  }
  if (at >= tokens.length) return start > index ? { to: start, meaning: unclear("unknown") } : null;
  const first = next(at);
  const joined = joinedPhrases(tokens, first, next);
  const end = joined.at(-1)?.to ?? first.to;
  if (["needed", "required", "necessary"].includes(tokens[end]?.text ?? ""))
    return { to: end + 1, meaning: unclear("exclusion") };
  return { to: end, meaning: isPlain ? excludeAll(joined) : unclear("exclusion") };
}

/** Index where the excluded phrase starts; null = nothing is excluded. */
function exclusionStart(tokens: readonly Token[], index: number, end: number): number | null {
  const found = exclusions.matchAt(tokens, index);
  if (found) return end > found.to ? null : found.to;
  const { gap = "", kind } = tokens[index] ?? {};
  return kind === "letters" && /(?:^|\s)[-–−]$/.test(gap) ? index : null;
}

/** Excludes every value of these phrases; unclear if one of them has a meaning that cannot be excluded. */
function excludeAll(phrasesOfOne: readonly Match<Outcome>[]): Outcome {
  const excluded = phrasesOfOne.map(({ meaning }) => excludedStatements(meaning));
  if (excluded.includes(null)) return unclear("exclusion");
  const interpretations = phrasesOfOne.flatMap(({ meaning }) =>
    meaning.kind === "understood" && meaning.interpretedAs !== null ? [meaning.interpretedAs] : [],
  );
  const interpretedAs = interpretations.length === 0 ? null : `not ${interpretations.join(" or ")}`;
  return understoodAs(
    excluded.flatMap((statements) => statements ?? []),
    interpretedAs,
  );
}

/**
 * The exclusion of what a phrase states. Null for several filters at once: "no black leather interior" does
 * not exclude every black interior; and for a name of several makes.
 */
function excludedStatements(meaning: Outcome): Statement[] | null {
  if (meaning.kind !== "understood") return null;
  const values = meaning.statements.map(excludedValues);
  const keys = new Set(values.map((each) => each?.[0]?.key));
  if (values.includes(null) || keys.size !== 1) return null;
  return values.flatMap((each) =>
    (each ?? []).map((one): Statement => ({ key: "excluded", value: formatExcluded(one) })),
  );
}

function excludedValues(statement: Statement): ExcludedValue[] | null {
  if (statement.key === "name") {
    const { names, all } = statement;
    if (!all && names.length > 1) return null;
    return names.map(({ make, model }) =>
      model === null ? { key: "make", value: make } : { key: "model", value: model },
    );
  }
  const key = excludableKeys.find((one) => one === statement.key);
  return key && "value" in statement ? [{ key, value: String(statement.value) }] : null;
}

/** "Not red or black", "no sunroof and leather": joined phrases are excluded as well. */
function joinedPhrases(
  tokens: readonly Token[],
  first: Match<Outcome>,
  next: ParseNext,
): Match<Outcome>[] {
  const found = [first];
  let last = first;
  while (last.to < tokens.length) {
    const join = matchJoin(tokens, last.to);
    // A phrase with its own exclusion is a clause of its own: "not red or not black".
    if (!join || join.to >= tokens.length || exclusions.matchAt(tokens, join.to)) break;
    const more = next(isArticle(tokens[join.to]) ? join.to + 1 : join.to);
    if (more.meaning.kind === "ignored") break;
    if (join.meaning === "and" && outcomeKey(more.meaning) !== outcomeKey(last.meaning)) break;
    // "No sunroof, heated seats": whether these are wanted is not said.
    const isFeature = outcomeKey(more.meaning) === "feature";
    const isClear = join.isWritten && (join.meaning === "or" || !isFeature);
    last = isClear ? more : { to: more.to, meaning: unclear("exclusion") };
    found.push(last);
    if (!isClear) break;
  }
  return found;
}

/** A word or mark between two phrases; a comma is not written out as a word. */
type Join = Match<"or" | "and"> & { isWritten: boolean };

function isArticle(token: Token | undefined): boolean {
  return ["a", "an", "any", "the"].includes(token?.text ?? "");
}

function matchJoin(tokens: readonly Token[], index: number): Join | null {
  const word = ignoredPhrases.matchAt(tokens, index);
  if (word?.meaning.kind === "ignored" && word.meaning.joins) {
    return { to: word.to, meaning: word.meaning.joins, isWritten: true };
  }
  const gap = tokens[index]?.gap ?? "";
  if (gap.includes("/")) return { to: index, meaning: "or", isWritten: true };
  return gap.includes(",") ? { to: index, meaning: "and", isWritten: false } : null;
}

function outcomeKey(outcome: Outcome): string {
  return outcome.kind === "understood" ? (outcome.statements[0]?.key ?? "") : outcome.kind;
}

function ignoredEnd({ to, meaning }: Match<Outcome>): number | null {
  return meaning.kind === "ignored" ? to : null;
}

/** "Sunroof not needed": a car may have what is not needed, so nothing is excluded. */
function matchTrailingExclusion(tokens: readonly Token[], index: number, end: number) {
  if (end === index || isSeparated(tokens, end)) return null;
  const linked = ["is", "are"].includes(tokens[end]?.text ?? "") ? end + 1 : end;
  const found = trailingExclusions.matchAt(tokens, linked);
  return found && { to: found.to, meaning: unclear("exclusion") };
}
