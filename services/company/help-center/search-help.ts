import type {
  HelpCategory,
  HelpCenter,
  HelpMatches,
} from "@forecourt/contracts/areas/company/help-center";
import { correctWords } from "../search/correct-words.ts";
import { markWords } from "../search/mark-words.ts";
import { type CommonWords, matches, searchWords, wordsOf } from "../search/words.ts";

type Found = Pick<HelpCenter, "matches" | "understood" | "isPartial">;

/** Answers with some of the words are a hint, not a list. */
const maxPartial = 5;

/**
 * The questions whose own words and answers have every word of `query`, by category; a mistyped word is searched for as
 * the nearest word of the help center. Where none has them all, those that have the most; `matches` is null without
 * words to search for.
 */
export function searchHelp(
  categories: readonly HelpCategory[],
  query: string | undefined,
  common: CommonWords,
): Found {
  const typed = query ?? "";
  if (searchWords(typed, common).length === 0) {
    return { matches: null, understood: null, isPartial: false };
  }
  const known = categories.flatMap(({ items }) => items.flatMap((item) => wordsOf(textOf(item))));
  const corrected = correctWords(typed, known);
  const searched = searchWords(corrected ?? typed, common);
  const counted = categories.flatMap(({ id, items }) =>
    items.map((item) => ({ id, item, count: countIn(textOf(item), searched) })),
  );
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const isPartial = most > 0 && most < searched.length;
  const found = counted
    .filter(({ count }) => count > 0 && count === most)
    .slice(0, isPartial ? maxPartial : undefined);
  return { matches: byCategory(categories, found, searched), understood: corrected, isPartial };
}

type Item = HelpCategory["items"][number];

function byCategory(
  categories: readonly HelpCategory[],
  found: readonly { id: string; item: Item }[],
  searched: readonly string[],
): HelpMatches[] {
  return categories
    .map(({ id, title }) => ({
      id,
      title,
      items: found
        .filter((one) => one.id === id)
        .map(({ item: { question, answers, lang } }) => ({
          lang,
          question: markWords(question, searched),
          answers: answers.map((answer) => markWords(answer, searched)),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

function textOf({ question, answers }: Item): string {
  return [question, ...answers].join("\n");
}

function countIn(text: string, searched: readonly string[]): number {
  const words = wordsOf(text);
  return searched.filter((one) => words.some((word) => matches(word, one))).length;
}
