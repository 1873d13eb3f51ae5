import type { Vocabulary } from "@forecourt/contracts/inventory";
import { type Name, type Outcome, says, unclear } from "./clause.ts";
import { isTaken } from "./common-words.ts";
import { dealerNames, type NameMeaning } from "./dealer-names.ts";
import { generalPhrases } from "./general-phrases.ts";
import { keyOf, type PhraseBook, phraseBook } from "./phrase-book.ts";
import { slipsOf } from "./spelling.ts";
import { trimNames } from "./trims.ts";
import { words } from "./words.ts";

/** The names that a dealer's cars have. */
export interface DealerVocabulary {
  vocabulary: Vocabulary;
  trims: Iterable<string>;
}

/** What words mean to one dealer, besides what they mean to all. */
export interface DealerWords {
  readonly names: PhraseBook<NameMeaning>;
  /** Models that are called a number: "500". */
  numbers: ReadonlyMap<string, readonly Name[]>;
  /** Trims, with the text that finds them. */
  readonly trims: PhraseBook<string>;
  /** What a plural or a misspelt word is read as; null when it is like no word. */
  misspelt(word: string): Outcome | null;
}

interface Known {
  outcome: Outcome;
  /** The words that say it, made only when they are needed. */
  plain: () => string;
}

/** Puts a dealer's words in order: some milliseconds for a thousand models, so keep it. */
export function dealerWords({ vocabulary, trims }: DealerVocabulary): DealerWords {
  const { meanings, numbers } = dealerNames(vocabulary);
  const names = phraseBook(meanings);
  const known = new Map<string, Known>();
  for (const [phrase, color] of Object.entries(words.colors).flatMap(([value, list]) =>
    list.map((one) => [one, value] as const),
  )) {
    const outcome = says([{ key: "exteriorColor", value: color }]);
    known.set(keyOf(phrase), { outcome, plain: () => phrase });
  }
  for (const key of generalPhrases.keys) {
    const outcome = generalPhrases.get(key);
    if (outcome?.kind === "says") known.set(key, { outcome, plain: () => key });
  }
  for (const [key, meaning] of meanings) {
    if (!meaning.sure)
      known.set(key, { outcome: nameSays(meaning), plain: () => labels(meaning.names) });
  }
  const slips = slipsOf(known.keys());
  return {
    names,
    numbers,
    trims: phraseBook(trimNames(trims)),
    misspelt(word) {
      if (isTaken(word)) return null;
      const single = known.get(word.replace(/s$/, "")) ?? known.get(word.replace(/es$/, ""));
      if (single) return single.outcome;
      const found = slips(word).flatMap((key) => known.get(key) ?? []);
      return readAs(found);
    },
  };
}

/** What a name says; of what is only begun, which names are meant. */
export function nameSays({ names, all }: NameMeaning): Outcome {
  return says([{ key: "name", names, all }], all ? labels(names) : null);
}

function readAs(found: readonly Known[]): Outcome | null {
  const [first] = found;
  if (!first) return null;
  const meanings = new Set(
    found.map(({ outcome }) => JSON.stringify(outcome.kind === "says" ? outcome.says : outcome)),
  );
  if (meanings.size > 1) {
    return unclear(
      "ambiguous",
      found.flatMap(({ outcome }) => namesIn(outcome)),
    );
  }
  const { outcome, plain } = first;
  return outcome.kind === "says" ? says(outcome.says, outcome.readAs ?? plain()) : outcome;
}

function namesIn(outcome: Outcome): readonly Name[] {
  if (outcome.kind !== "says") return [];
  return outcome.says.flatMap((said) => (said.key === "name" ? said.names : []));
}

function labels(names: readonly Name[]): string {
  return names.map(({ label }) => label).join(", ");
}
