import { defaultLanguage } from "@forecourt/contracts/language";
import { measureAt } from "../amounts/measure.ts";
import { interpretMeasure, type YearContext } from "../amounts/measure-meaning.ts";
import type { NameMeaning } from "../lexicon/dealer-names.ts";
import { type Lexicon, nameOutcome } from "../lexicon/lexicon.ts";
import { generalPhrases, ignoredIn, ignoredPhrases } from "../phrases/general-phrases.ts";
import { type CreditLabel, phrases, withValues } from "../phrases/phrases.ts";
import { createPhraseBook, joinTokens, type Match } from "../tokens/phrase-book.ts";
import { isWordEnd, type Token, type TokenizedText } from "../tokens/tokens.ts";
import { type Clause, type Outcome, unclear, understoodAs } from "./clause.ts";
import { matchColors } from "./colors.ts";
import { matchExclusion } from "./exclusions.ts";

/** Context of parsing a text: the dealer's names and the current year. */
export interface ParseContext extends YearContext {
  lexicon: Lexicon;
  /** Credit scores for "good credit" and the like; null = unknown. */
  creditScores: Readonly<Record<CreditLabel, number>> | null;
  /** The language of the page; missing = English. Phrases of all languages are understood in each. */
  language?: string | undefined;
}

const credit = createPhraseBook(withValues(phrases.credit));

/**
 * A name of several tokens whose first is a common word up to this length is a coincidence: "a 4 door".
 */
const MIN_LONE_LENGTH = 3;

/** Maximum number of tokens of a misspelled name. */
const MAX_TYPO_TOKENS = 3;

/** Splits a text into clauses. Every token is in exactly one clause. */
export function parseClauses(written: TokenizedText, reading: ParseContext): Clause[] {
  const clauses: Clause[] = [];
  for (let from = 0; from < written.tokens.length; ) {
    const { to, meaning } = parseClause(written, from, reading, clauses.at(-1));
    clauses.push({ from, to, ...meaning });
    from = to;
  }
  return clauses;
}

function parseClause(
  written: TokenizedText,
  index: number,
  reading: ParseContext,
  before: Clause | undefined,
): Match<Outcome> {
  const { tokens } = written;
  const anything = (at: number, found: Match<Outcome> | null) =>
    found ?? ignoredPhrases.matchAt(tokens, at) ?? unknownWord(tokens, at, reading);
  const meaning = matchLongest(written, index, reading, before);
  return (
    matchExclusion(tokens, index, meaning?.to ?? index, (at) =>
      anything(at, matchLongest(written, at, reading, before)),
    ) ?? anything(index, meaning)
  );
}

/** The longest interpretation at `index`; on a tie, the first in this list. */
function matchLongest(
  written: TokenizedText,
  index: number,
  reading: ParseContext,
  before: Clause | undefined,
): Match<Outcome> | null {
  const { tokens } = written;
  const name = reading.lexicon.names.matchAt(
    tokens,
    index,
    ({ to, meaning }) => meaning.isExact || !isCoincidence(tokens, index, to),
  );
  const named = name && { to: name.to, meaning: nameOutcome(name.meaning) };
  // "Grand" matches several makes, so a longer misspelled name is tried: "Grand Cherokkee".
  const isOpen = name && !name.meaning.all && name.meaning.names.length > 1;
  const longer = isOpen ? matchTypo(tokens, index, name.to, reading.lexicon) : null;
  const trim = matchTrim(written, index, reading, before);
  if (name && trim?.to === name.to && isOfAnotherMake(name.meaning, before)) return trim;
  const candidates = [
    ignoredIn(reading.language ?? defaultLanguage)?.matchAt(tokens, index) ?? null,
    name?.meaning.isExact ? named : null,
    generalPhrases.matchAt(tokens, index),
    matchCredit(tokens, index, reading),
    matchColors(tokens, index),
    named,
    longer,
    matchNumber(tokens, index, reading),
    trim,
  ];
  return candidates.reduce((best, one) => (one && one.to > (best?.to ?? index) ? one : best), null);
}

/** "LX" of "Honda Civic LX" is a trim, although Lexus has a model of that name. */
function isOfAnotherMake({ names }: NameMeaning, before: Clause | undefined): boolean {
  const last = before?.kind === "understood" ? before.statements.at(-1) : undefined;
  return (
    last?.key === "name" &&
    last.names.every(({ model }) => model !== null) &&
    !names.some(({ make }) => last.names.some((one) => one.make === make))
  );
}

function matchCredit(tokens: readonly Token[], index: number, { creditScores }: ParseContext) {
  const found = credit.matchAt(tokens, index);
  if (!found) return null;
  if (!creditScores) return { to: found.to, meaning: unclear("ambiguous") };
  const value = creditScores[found.meaning];
  return {
    to: found.to,
    meaning: understoodAs([{ key: "creditScore", value }]),
  };
}

function matchNumber(
  tokens: readonly Token[],
  index: number,
  reading: ParseContext,
): Match<Outcome> | null {
  const measure = measureAt(tokens, index, reading.year);
  if (!measure) return null;
  const named = reading.lexicon.numbers.get(joinTokens(tokens, index, measure.to)) ?? [];
  return { to: measure.to, meaning: interpretMeasure(measure, reading, named) };
}

/** A trim. Trims of one or two letters match only after a name. */
function matchTrim(
  { tokens }: TokenizedText,
  index: number,
  { lexicon }: ParseContext,
  before: Clause | undefined,
): Match<Outcome> | null {
  const last = before?.kind === "understood" ? before.statements.at(-1)?.key : undefined;
  const follows = last === "name" || last === "text";
  const found = lexicon.trims.matchAt(
    tokens,
    index,
    ({ to }) =>
      !isCoincidence(tokens, index, to) &&
      (follows || joinTokens(tokens, index, to).length >= MIN_LONE_LENGTH),
  );
  return found && { to: found.to, meaning: understoodAs([{ key: "text", value: found.meaning }]) };
}

function isCoincidence(tokens: readonly Token[], index: number, to: number): boolean {
  const { text = "" } = tokens[index] ?? {};
  const isApart = to - index > 1 && (tokens[index + 1]?.gap ?? "").includes(" ");
  return isApart && text.length <= MIN_LONE_LENGTH && ignoredPhrases.get(text) !== undefined;
}

/** An unknown word, unless it is one edit away from a known one. */
function unknownWord(
  tokens: readonly Token[],
  index: number,
  { lexicon }: ParseContext,
): Match<Outcome> {
  const misspelt = matchTypo(tokens, index, index, lexicon);
  if (misspelt) return misspelt;
  let to = index + 1;
  while (!isWordEnd(tokens, to)) to++;
  return { to, meaning: unclear("unknown") };
}

/** The longest misspelled name from `index` that ends after `end`. */
function matchTypo(
  tokens: readonly Token[],
  index: number,
  end: number,
  lexicon: Lexicon,
): Match<Outcome> | null {
  for (let to = Math.min(index + MAX_TYPO_TOKENS, tokens.length); to > end; to--) {
    const meaning =
      isPlainWords(tokens, index, to) && lexicon.correctTypo(joinTokens(tokens, index, to));
    if (meaning) return { to, meaning };
  }
  return null;
}

/** Whether the tokens are words, and, if several, none of them is ignored. */
function isPlainWords(tokens: readonly Token[], from: number, to: number): boolean {
  const pieces = tokens.slice(from, to);
  return (
    isWordEnd(tokens, to) &&
    pieces.every(({ kind, text }) => {
      return kind === "letters" && (pieces.length === 1 || ignoredPhrases.get(text) === undefined);
    })
  );
}
