import type { ArticleSummary, MarkedText } from "@forecourt/contracts/areas/company/articles";
import { summaryOf } from "@forecourt/service-kit/dealers/articles/published-articles";
import type { StoreArticle } from "@forecourt/service-kit/dealers/articles/store-articles";
import { correctQuery } from "./correct-query.ts";
import { excerptOf, markMatches } from "./mark-matches.ts";
import {
  matches,
  type SearchedWord,
  type SearchLanguage,
  searchWords,
  splitWords,
  type Word,
} from "./words.ts";

interface Result {
  article: ArticleSummary;
  title: MarkedText;
  excerpt: MarkedText;
}

const maxResults = 50;

/** Points of a found word, by the place where it was found; in the text a word counts up to `maxInText` times. */
const weights = { title: 12, category: 4, description: 4, text: 1 };
const maxInText = 5;

interface Found {
  results: Result[];
  /** Query that was searched for instead of a mistyped `query`; null = `query` as it is. */
  understood: string | null;
}

/**
 * The listed articles that have every word of `query`, the best matches first, then the newest. A word that is in none
 * of them is searched for as the nearest of their words.
 */
export function findByText(
  articles: readonly StoreArticle[],
  query: string,
  language: SearchLanguage,
): Found {
  const listed = articles.filter(({ isListed }) => isListed);
  if (searchWords(query, language).length === 0) return { results: [], understood: null };
  const understood = correctQuery(
    query,
    listed.flatMap((article) => Object.values(wordsIn(article)).flat()),
    language.correct,
  );
  const searched = searchWords(understood ?? query, language);
  const results = listed
    .map((article) => ({ article, score: scoreOf(article, searched) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxResults)
    .map(({ article }) => ({
      article: summaryOf(article),
      title: markMatches(article.title, searched),
      excerpt: markMatches(excerptFor(article, searched), searched),
    }));
  return { results, understood };
}

/** Zero when a word is nowhere. */
function scoreOf(article: StoreArticle, searched: readonly SearchedWord[]): number {
  const { title, category, description, text } = wordsIn(article);
  const scores = searched.map((one) => {
    const count = (words: readonly Word[]) => words.filter((word) => matches(word, one)).length;
    return (
      Math.min(1, count(title)) * weights.title +
      Math.min(1, count(category)) * weights.category +
      Math.min(1, count(description)) * weights.description +
      Math.min(maxInText, count(text)) * weights.text
    );
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

type WordsByPlace = Record<keyof typeof weights, readonly Word[]>;

/** An article's words do not change until the configuration does. Keyed by its body, which all its copies share. */
const knownWords = new WeakMap<object, WordsByPlace>();

function wordsIn({ title, category, description, plainText, body }: StoreArticle): WordsByPlace {
  const known = knownWords.get(body);
  if (known) return known;
  const words = {
    title: splitWords(title),
    category: splitWords(category.name),
    description: splitWords(description),
    text: splitWords(plainText),
  };
  knownWords.set(body, words);
  return words;
}

function excerptFor(
  { description, plainText }: StoreArticle,
  searched: readonly SearchedWord[],
): string {
  const isIn = (text: string) =>
    splitWords(text).some((word) => searched.some((one) => matches(word, one)));
  return isIn(description) || !isIn(plainText) ? description : excerptOf(plainText, searched);
}
