import { correctSpellings } from "./correct-spellings.ts";
import { commonWordsOf, type SearchLanguage, synonymsOf } from "./words.ts";

/** The language of a site with these texts. */
export function searchLanguageOf(texts: Readonly<Record<string, string>>): SearchLanguage {
  return {
    common: commonWordsOf(texts),
    correct: correctSpellings(texts),
    synonyms: synonymsOf(texts),
  };
}
