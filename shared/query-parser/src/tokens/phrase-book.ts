import { isSeparated, isWordEnd, type Token, tokenize } from "./tokens.ts";

/** Phrases and their meanings. Spaces and hyphens do not matter: "f150", "F-150", "f 150". */
export interface PhraseBook<T> {
  /** The longest phrase at `index` that satisfies `fits`; null = none. */
  matchAt(
    tokens: readonly Token[],
    index: number,
    fits?: (found: Match<T>) => boolean,
  ): Match<T> | null;
  /** The meaning of a key, see `phraseKey`. */
  get(key: string): T | undefined;
  readonly keys: Iterable<string>;
}

export interface Match<T> {
  readonly to: number;
  readonly meaning: T;
}

/** The lookup key of a phrase. */
export function phraseKey(phrase: string): string {
  return joinTokens(tokenize(phrase).tokens, 0);
}

/** The key of the tokens from `from` to before `to`. */
export function joinTokens(
  tokens: readonly Token[],
  from: number,
  to: number = tokens.length,
): string {
  let key = "";
  for (let index = from; index < to; index++) key += tokens[index]?.text ?? "";
  return key;
}

/** Creates a phrase book. A phrase listed twice keeps its first meaning. */
export function createPhraseBook<T>(phrases: Iterable<readonly [string, T]>): PhraseBook<T> {
  const meanings = new Map<string, T>();
  let longest = 1;
  for (const [phrase, meaning] of phrases) {
    const key = phraseKey(phrase);
    if (key === "" || meanings.has(key)) continue;
    meanings.set(key, meaning);
    longest = Math.max(longest, key.length);
  }
  return {
    matchAt(tokens, index, fits = () => true) {
      let best: Match<T> | null = null;
      let key = "";
      for (let to = index + 1; to <= tokens.length; to++) {
        // A comma separates phrases: "Camry, hybrid".
        if (to > index + 1 && isSeparated(tokens, to - 1)) break;
        key += tokens[to - 1]?.text ?? "";
        if (key.length > longest) break;
        const meaning = isWordEnd(tokens, to) ? meanings.get(key) : undefined;
        if (meaning !== undefined && fits({ to, meaning })) best = { to, meaning };
      }
      return best;
    },
    get: (key) => meanings.get(key),
    keys: meanings.keys().toArray(),
  };
}
