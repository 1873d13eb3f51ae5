import type { HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import { matches, type SearchedWord, splitWords } from "../search/words.ts";

type Item = HelpCategory["items"][number];

/** A question, and the searched words that it has. */
export interface Scored {
  /** Id of the question's category. */
  id: string;
  title: string;
  item: Item;
  /** The searched words that it has. */
  found: readonly SearchedWord[];
  score: number;
}

/** Points of a found word, by the place where it was found. */
const weights = { question: 10, keywords: 6, topic: 3, answer: 1 };

/** A word in more answers than this does not tell answers apart. */
const maxTelling = 4;

/**
 * Scores every question that has a word of `searched`, itself or in the title of its category. A word that few
 * questions have counts more than a word of many questions.
 */
export function scoredItems(
  categories: readonly HelpCategory[],
  searched: readonly SearchedWord[],
): Scored[] {
  const all = categories.flatMap(({ id, title, items }) =>
    items.map((item) => ({
      id,
      title,
      item,
      scores: searched.map((word) => scoreOf({ item, title }, word)),
    })),
  );
  const rarities = searched.map((_word, at) => {
    const having = all.filter(({ scores }) => (scores[at] ?? 0) > 0).length;
    return Math.log(1 + all.length / Math.max(1, having));
  });
  return all.map(({ scores, ...one }) => ({
    ...one,
    found: searched.filter((_word, at) => (scores[at] ?? 0) > 0),
    score: scores.reduce((sum, score, at) => sum + score * (rarities[at] ?? 0), 0),
  }));
}

/**
 * Whether a question that lacks a searched word is still offered: it has at least two of the words, or its only one is
 * in its question, keywords or topic, and in few others.
 */
export function isWorthOffering(scored: Scored, all: readonly Scored[]): boolean {
  const { found } = scored;
  const [only] = found;
  if (only === undefined || found.length > 1) return found.length > 1;
  const having = all.filter((one) => one.found.includes(only)).length;
  return having <= maxTelling && scoreOf(scored, only) > weights.answer;
}

function scoreOf(
  { item: { question, keywords = "", answers }, title }: Pick<Scored, "item" | "title">,
  word: SearchedWord,
): number {
  const has = (text: string) => splitWords(text).some((one) => matches(one, word));
  return (
    (has(question) ? weights.question : 0) +
    (has(keywords) ? weights.keywords : 0) +
    (has(title) ? weights.topic : 0) +
    (has(answers.join("\n")) ? weights.answer : 0)
  );
}
