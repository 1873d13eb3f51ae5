import { type Outcome, type Statement, says, unclear, type WordList } from "./clause.ts";
import { type PhraseBook, phraseBook } from "./phrase-book.ts";
import { withValues, words } from "./words.ts";

const nothing: Outcome = { kind: "passedOver", joins: null };

/** What the words of every dealer's shoppers mean: everything but names, colours and amounts. */
export const generalPhrases: PhraseBook<Outcome> = phraseBook([
  ...words.traps.map((phrase): [string, Outcome] => [phrase, unclear("unknown")]),
  ...words.vague.map((phrase): [string, Outcome] => [phrase, unclear("ambiguous")]),
  ...words.anyCondition.map((phrase): [string, Outcome] => [phrase, nothing]),
  ...valuePhrases(),
  ...words.severalValues.flatMap(({ key, values, words: phrases }) => {
    const statements = values.map((value): Statement => ({ key, value }));
    return phrases.map((phrase): [string, Outcome] => [phrase, says(statements)]);
  }),
  ...withValues(words.sorts).map(([phrase, value]): [string, Outcome] => [
    phrase,
    says([{ key: "sort", value }]),
  ]),
  ...words.numbers.flatMap(({ key, value, readAs, words: phrases }) =>
    phrases.map((phrase): [string, Outcome] => [phrase, says([{ key, value }], readAs)]),
  ),
]);

/** Words that say nothing about a car. */
export const passedOver: PhraseBook<Outcome> = phraseBook([
  ...words.alternatives.map((phrase): [string, Outcome] => [phrase, joining("or")]),
  ...words.additions.map((phrase): [string, Outcome] => [phrase, joining("and")]),
  ...words.passedOver.map((phrase): [string, Outcome] => [phrase, nothing]),
]);

function valuePhrases(): [string, Outcome][] {
  const keys = Object.entries(words.values) as [
    WordList | "condition",
    Record<string, readonly string[]>,
  ][];
  return keys.flatMap(([key, phrases]) =>
    withValues(phrases).map(([phrase, value]): [string, Outcome] => [
      phrase,
      says([{ key, value }]),
    ]),
  );
}

function joining(joins: "or" | "and"): Outcome {
  return { kind: "passedOver", joins };
}
