import {
  leftOut,
  type Outcome,
  type Statement,
  unclear,
  understoodAs,
  type WordList,
} from "../clauses/clause.ts";
import { createPhraseBook, type PhraseBook } from "../tokens/phrase-book.ts";
import { phrases, withValues } from "./phrases.ts";

const ignoredPhrase: Outcome = { kind: "ignored", joins: null };

/** Phrases that mean the same for every dealer, except names, colors and amounts. */
export const generalPhrases: PhraseBook<Outcome> = createPhraseBook([
  ...phrases.unsupported.map((phrase): [string, Outcome] => [phrase, unclear("unknown")]),
  ...phrases.noData.map((phrase): [string, Outcome] => [phrase, leftOut("no-data")]),
  ...phrases.opinions.map((phrase): [string, Outcome] => [phrase, leftOut("opinion")]),
  ...phrases.ambiguous.map((phrase): [string, Outcome] => [phrase, unclear("ambiguous")]),
  ...phrases.anyCondition.map((phrase): [string, Outcome] => [phrase, ignoredPhrase]),
  ...valuePhrases(),
  ...phrases.combined.flatMap(({ statements: { bodyStyle, doors }, words }) => {
    const statements: Statement[] = [
      { key: "bodyStyle", value: bodyStyle },
      { key: "doors", value: doors },
    ];
    return words.map((phrase): [string, Outcome] => [phrase, understoodAs(statements)]);
  }),
  ...phrases.severalValues.flatMap(({ key, values, words }) => {
    const statements = values.map((value): Statement => ({ key, value }));
    return words.map((phrase): [string, Outcome] => [phrase, understoodAs(statements)]);
  }),
  ...withValues(phrases.sorts).map(([phrase, value]): [string, Outcome] => [
    phrase,
    understoodAs([{ key: "sort", value }]),
  ]),
  ...phrases.numbers.flatMap(({ key, value, interpretedAs, words }) =>
    words.map((phrase): [string, Outcome] => [
      phrase,
      understoodAs([{ key, value }], interpretedAs),
    ]),
  ),
]);

/** Words without a meaning for the search. */
export const ignoredPhrases: PhraseBook<Outcome> = createPhraseBook([
  ...phrases.alternatives.map((phrase): [string, Outcome] => [phrase, ignoredJoin("or")]),
  ...phrases.additions.map((phrase): [string, Outcome] => [phrase, ignoredJoin("and")]),
  ...phrases.ignored.map((phrase): [string, Outcome] => [phrase, ignoredPhrase]),
]);

const ignoredByLanguage = new Map(
  Object.entries(phrases.ignoredIn).map(([language, words]) => [
    language,
    createPhraseBook(words.map((phrase): [string, Outcome] => [phrase, ignoredPhrase])),
  ]),
);

/** Words that mean nothing to the search in this language alone. */
export function ignoredIn(language: string): PhraseBook<Outcome> | undefined {
  return ignoredByLanguage.get(language);
}

function valuePhrases(): [string, Outcome][] {
  const keys = Object.entries(phrases.values) as [
    WordList | "condition",
    Record<string, readonly string[]>,
  ][];
  return keys.flatMap(([key, phrasesByValue]) =>
    withValues(phrasesByValue).map(([phrase, value]): [string, Outcome] => [
      phrase,
      understoodAs([{ key, value }]),
    ]),
  );
}

function ignoredJoin(joins: "or" | "and"): Outcome {
  return { kind: "ignored", joins };
}
