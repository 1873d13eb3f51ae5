import type { HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import { matches, type SearchedWord, wordsOf } from "../search/words.ts";

type Item = HelpCategory["items"][number];

/** A question, and what it has of a search. */
export interface Scored {
  /** Of its category. */
  id: string;
  item: Item;
  /** The searched words that it has. */
  found: readonly SearchedWord[];
  score: number;
}

/** What a found word counts, by where it stands. */
const weights = { question: 10, keywords: 6, answer: 1 };

/** A word in more answers than these tells little about any of them. */
const maxTelling = 4;

/** Every question with the words of `searched` that it has. */
export function scoredItems(
  categories: readonly HelpCategory[],
  searched: readonly SearchedWord[],
): Scored[] {
  return categories.flatMap(({ id, items }) =>
    items.map((item) => {
      const scores = searched.map((word) => scoreOf(item, word));
      return {
        id,
        item,
        found: searched.filter((_word, at) => (scores[at] ?? 0) > 0),
        score: scores.reduce((sum, score) => sum + score, 0),
      };
    }),
  );
}

/**
 * Whether a question that lacks a searched word is still offered: it has at least two of the words, or its only one is
 * in its question or keywords and in few others.
 */
export function isWorthOffering({ item, found }: Scored, all: readonly Scored[]): boolean {
  const [only] = found;
  if (only === undefined || found.length > 1) return found.length > 1;
  const having = all.filter((one) => one.found.includes(only)).length;
  return having <= maxTelling && scoreOf(item, only) > weights.answer;
}

function scoreOf({ question, keywords = "", answers }: Item, word: SearchedWord): number {
  const has = (text: string) => wordsOf(text).some((one) => matches(one, word));
  return (
    (has(question) ? weights.question : 0) +
    (has(keywords) ? weights.keywords : 0) +
    (has(answers.join("\n")) ? weights.answer : 0)
  );
}
