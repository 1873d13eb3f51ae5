/** A word of a text and its place in the text. */
export interface Word {
  /** Lower case, without accents. */
  folded: string;
  from: number;
  to: number;
}

/** The words of a text. A word with an apostrophe is one word: "don’t" is folded to "dont". */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)].map((found) => ({
    folded: fold(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
}

function fold(word: string): string {
  return word
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

/** Words that are in nearly every text of a language. */
export type StopWords = ReadonlySet<string>;

/** Data of a language that a search needs. */
export interface SearchLanguage {
  stopWords: StopWords;
  /** Folded words that are no typing errors, see `correctSpellings`. */
  correct: ReadonlySet<string>;
  synonyms: Synonyms;
}

/** A word that is searched for, without its ending, and words that mean the same. */
export type SearchedWord = readonly string[];

/** Words that mean the same, keyed by each of these words without its ending. */
export type Synonyms = ReadonlyMap<string, SearchedWord>;

/** Synonyms in the language of `texts`, which hold groups of words with commas between the groups. */
export function synonymsOf(texts: Readonly<Record<string, string>>): Synonyms {
  const synonyms = new Map<string, SearchedWord>();
  for (const group of (texts["language.synonyms"] ?? "").split(",")) {
    const stems = splitWords(group).map(({ folded }) => stemOf(folded));
    for (const stem of stems) {
      synonyms.set(stem, [...new Set([stem, ...(synonyms.get(stem) ?? []), ...stems])]);
    }
  }
  return synonyms;
}

/** Stop words in the language of `texts`. */
export function stopWordsOf(texts: Readonly<Record<string, string>>): StopWords {
  return new Set(splitWords(texts["language.commonWords"] ?? "").map(({ folded }) => folded));
}

/**
 * The words that a search looks for, without the common ones; all words where there are only such.
 * Endings that change are left out: the s of a plural, and the e of a longer word ("finance", "financing").
 */
export function searchWords(
  query: string,
  { stopWords, synonyms }: Pick<SearchLanguage, "stopWords" | "synonyms">,
): SearchedWord[] {
  const words = splitWords(query).map(({ folded }) => folded);
  const telling = words.filter((word) => !stopWords.has(word));
  const chosen = telling.length > 0 ? telling : words;
  return [...new Set(chosen.map(stemOf))]
    .slice(0, maxWords)
    .map((stem) => synonyms.get(stem) ?? [stem]);
}

/** More words than a person types, so that a long text costs no more. */
const maxWords = 12;

/** A word without the endings that change. */
export function stemOf(word: string): string {
  const singular = withoutPlural(word);
  return singular.length > 5 && singular.endsWith("e") ? singular.slice(0, -1) : singular;
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

const endings = new Set(["", "s", "es", "y", "ies"]);

/**
 * True when a word of the text begins with the searched word, or with a word that means the same. After a short
 * searched word, only a usual ending may follow.
 */
export function matches({ folded }: Word, searched: SearchedWord): boolean {
  return searched.some((stem) => {
    if (!folded.startsWith(stem)) return false;
    return stem.length > 4 || endings.has(folded.slice(stem.length));
  });
}
