import type { HelpCategory, HelpMatches } from "@forecourt/contracts/areas/company/help-center";
import { markWords } from "../search/mark-words.ts";
import { matches, searchWords, wordsOf } from "../search/words.ts";

/** The questions whose own words and answers have every word of `query`, by category; null = no words to search for. */
export function searchHelp(
  categories: readonly HelpCategory[],
  query: string | undefined,
): HelpMatches[] | null {
  const searched = searchWords(query ?? "");
  if (searched.length === 0) return null;
  return categories
    .map(({ id, title, items }) => ({
      id,
      title,
      items: items
        .filter(({ question, answers }) => hasAll([question, ...answers].join("\n"), searched))
        .map(({ question, answers }) => ({
          question: markWords(question, searched),
          answers: answers.map((answer) => markWords(answer, searched)),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

function hasAll(text: string, searched: readonly string[]): boolean {
  const words = wordsOf(text);
  return searched.every((one) => words.some((word) => matches(word, one)));
}
