import { type Atom, atomsOf, endsBefore, isParted } from "./atoms.ts";

/** Phrases and what they mean, found whatever their blanks and hyphens: "f150", "F-150", "f 150". */
export interface PhraseBook<T> {
  /** The longest phrase that the atoms have at `index`, and where it ends. */
  at(atoms: readonly Atom[], index: number, fits?: (found: Found<T>) => boolean): Found<T> | null;
  /** What a key means, see `keyOf`. */
  get(key: string): T | undefined;
  readonly keys: Iterable<string>;
}

export interface Found<T> {
  readonly to: number;
  readonly means: T;
}

/** A phrase as books know it. */
export function keyOf(phrase: string): string {
  return joined(atomsOf(phrase).atoms, 0);
}

/** The key of the atoms from `from` to before `to`. */
export function joined(atoms: readonly Atom[], from: number, to: number = atoms.length): string {
  let key = "";
  for (let index = from; index < to; index++) key += atoms[index]?.text ?? "";
  return key;
}

/** A book of phrases; a phrase that is given twice means what it meant first. */
export function phraseBook<T>(phrases: Iterable<readonly [string, T]>): PhraseBook<T> {
  const means = new Map<string, T>();
  let longest = 1;
  for (const [phrase, meaning] of phrases) {
    const key = keyOf(phrase);
    if (key === "" || means.has(key)) continue;
    means.set(key, meaning);
    longest = Math.max(longest, key.length);
  }
  return {
    at(atoms, index, fits = () => true) {
      let best: Found<T> | null = null;
      let key = "";
      for (let to = index + 1; to <= atoms.length; to++) {
        // A comma parts what could be one name: "Camry, hybrid".
        if (to > index + 1 && isParted(atoms, to - 1)) break;
        key += atoms[to - 1]?.text ?? "";
        if (key.length > longest) break;
        const meaning = endsBefore(atoms, to) ? means.get(key) : undefined;
        if (meaning !== undefined && fits({ to, means: meaning })) best = { to, means: meaning };
      }
      return best;
    },
    get: (key) => means.get(key),
    keys: means.keys().toArray(),
  };
}
