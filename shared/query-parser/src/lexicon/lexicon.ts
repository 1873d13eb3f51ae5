import type { Vocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { type Name, type Outcome, unclear, understoodAs } from "../clauses/clause.ts";
import { generalPhrases } from "../phrases/general-phrases.ts";
import { phrases } from "../phrases/phrases.ts";
import { isReserved } from "../phrases/reserved-phrases.ts";
import { createPhraseBook, type PhraseBook, phraseKey } from "../tokens/phrase-book.ts";
import { createTypoIndex } from "../tokens/typos.ts";
import { dealerNames, type NameMeaning } from "./dealer-names.ts";
import { trimPhrases } from "./trims.ts";

/** The makes, models and trims of a dealer's vehicles. */
export interface LexiconSource {
  vocabulary: Vocabulary;
  trims: Iterable<string>;
}

/** Phrases with a meaning for one dealer: makes, models and trims. */
export interface Lexicon {
  readonly names: PhraseBook<NameMeaning>;
  /** Models named by a number: "500". */
  numbers: ReadonlyMap<string, readonly Name[]>;
  /** Trims, with the text filter that finds them. */
  readonly trims: PhraseBook<string>;
  /** The interpretation of a plural or misspelled word; null = no similar word. */
  correctTypo(word: string): Outcome | null;
}

interface LexiconEntry {
  outcome: Outcome;
  /** The corrected text, computed on demand. */
  text: () => string;
}

/** Builds the lexicon of a dealer. Takes some milliseconds for a thousand models, so cache it. */
export function createLexicon({ vocabulary, trims }: LexiconSource): Lexicon {
  const { meanings, numbers } = dealerNames(vocabulary);
  const names = createPhraseBook(meanings);
  const known = new Map<string, LexiconEntry>();
  for (const [phrase, color] of Object.entries(phrases.colors).flatMap(([value, list]) =>
    list.map((one) => [one, value] as const),
  )) {
    const outcome = understoodAs([{ key: "exteriorColor", value: color }]);
    known.set(phraseKey(phrase), { outcome, text: () => phrase });
  }
  for (const key of generalPhrases.keys) {
    const outcome = generalPhrases.get(key);
    if (outcome?.kind === "understood") known.set(key, { outcome, text: () => key });
  }
  for (const [key, meaning] of meanings) {
    if (!meaning.isExact)
      known.set(key, { outcome: nameOutcome(meaning), text: () => labels(meaning.names) });
  }
  const slips = createTypoIndex(known.keys());
  return {
    names,
    numbers,
    trims: createPhraseBook(trimPhrases(trims)),
    correctTypo(word) {
      if (isReserved(word)) return null;
      const single = known.get(word.replace(/s$/, "")) ?? known.get(word.replace(/es$/, ""));
      if (single) return single.outcome;
      const found = slips(word).flatMap((key) => known.get(key) ?? []);
      return mergeEntries(found);
    },
  };
}

/** The outcome of a name; for a prefix, `interpretedAs` lists the names. */
export function nameOutcome({ names, all, isPrefix }: NameMeaning): Outcome {
  return understoodAs([{ key: "name", names, all }], isPrefix ? labels(names) : null);
}

function mergeEntries(found: readonly LexiconEntry[]): Outcome | null {
  const [first] = found;
  if (!first) return null;
  const meanings = new Set(
    found.map(({ outcome }) =>
      JSON.stringify(outcome.kind === "understood" ? outcome.statements : outcome),
    ),
  );
  if (meanings.size > 1) {
    return unclear(
      "ambiguous",
      found.flatMap(({ outcome }) => namesIn(outcome)),
    );
  }
  const { outcome, text: plain } = first;
  return outcome.kind === "understood"
    ? understoodAs(outcome.statements, outcome.interpretedAs ?? plain())
    : outcome;
}

function namesIn(outcome: Outcome): readonly Name[] {
  if (outcome.kind !== "understood") return [];
  return outcome.statements.flatMap((statement) =>
    statement.key === "name" ? statement.names : [],
  );
}

function labels(names: readonly Name[]): string {
  return names.map(({ label }) => label).join(", ");
}
