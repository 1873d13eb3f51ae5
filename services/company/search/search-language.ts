import { correctSpellings } from "./correct-spellings.ts";
import { type SearchLanguage, stopWordsOf, synonymsOf } from "./words.ts";

/** The language of a site with these texts. */
export function searchLanguageOf(texts: Readonly<Record<string, string>>): SearchLanguage {
  return {
    stopWords: stopWordsOf(texts),
    correct: correctSpellings(texts),
    synonyms: synonymsOf(texts),
  };
}
