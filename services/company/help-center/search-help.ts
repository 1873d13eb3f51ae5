import type {
  HelpCategory,
  HelpCenter,
  HelpMatches,
} from "@forecourt/contracts/areas/company/help-center";
import { correctQuery } from "../search/correct-query.ts";
import { markMatches, markRuns } from "../search/mark-matches.ts";
import {
  matches,
  type SearchedWord,
  type SearchLanguage,
  searchWords,
  splitWords,
  stemOf,
} from "../search/words.ts";
import { isWorthOffering, type Scored, scoredItems } from "./score-help.ts";

type Found = Pick<HelpCenter, "matches" | "understood" | "isPartial">;

/** Answers with some of the words are a hint, not a list. */
const maxPartial = 5;

/**
 * The questions that have every word of `query` in their own words, keywords, answers, or the title of their category,
 * by category. A mistyped word is searched for as the nearest word of the help center. Words in a question count more
 * than words in its answer, and the category with the best question comes first. If no question has every word, the
 * questions with most of the words are found, unless they have only a word of many answers. `matches` is null if
 * `query` has no words to search for.
 */
export function searchHelp(
  categories: readonly HelpCategory[],
  query: string | undefined,
  language: SearchLanguage,
): Found {
  const typed = query ?? "";
  if (searchWords(typed, language).length === 0) {
    return { matches: null, understood: null, isPartial: false };
  }
  const known = categories.flatMap(({ title, items }) => [
    ...splitWords(title),
    ...items.flatMap(({ question, keywords = "", answers }) =>
      splitWords([question, keywords, ...answers].join("\n")),
    ),
  ]);
  const understood = correctQuery(typed, known, language.correct);
  const searched = searchWords(understood ?? typed, language);
  const scored = scoredItems(categories, searched);
  const most = Math.max(0, ...scored.map(({ found }) => found.length));
  const isWhole = most === searched.length;
  const closeness = closenessTo(understood ?? typed);
  const offered = scored
    .filter(({ found }) => found.length > 0 && found.length === most)
    .filter((one) => isWhole || isWorthOffering(one, scored))
    .sort((one, other) => other.score - one.score || closeness(other) - closeness(one))
    .slice(0, isWhole ? undefined : maxPartial);
  const isPartial = !isWhole && offered.length > 0;
  return { matches: byCategory(categories, offered, searched), understood, isPartial };
}

/** How many words of `query`, common ones too, a question has: "where is my title" is closer to "Where is my title?". */
function closenessTo(query: string) {
  const words = splitWords(query).map(({ folded }) => [stemOf(folded)]);
  return ({ item: { question } }: Scored) => {
    const own = splitWords(question);
    return words.filter((word) => own.some((one) => matches(one, word))).length;
  };
}

/** The categories in the order of their best question. */
function byCategory(
  categories: readonly HelpCategory[],
  offered: readonly Scored[],
  searched: readonly SearchedWord[],
): HelpMatches[] {
  const ids = [...new Set(offered.map(({ id }) => id))];
  return ids.map((id) => ({
    id,
    title: categories.find((category) => category.id === id)?.title ?? "",
    items: offered
      .filter((one) => one.id === id)
      .map(({ item: { question, answers, runs, lang } }) => ({
        lang,
        question: markMatches(question, searched),
        answers: answers.map((answer, index) =>
          markRuns(runs?.[index] ?? [{ text: answer }], searched),
        ),
      })),
  }));
}
