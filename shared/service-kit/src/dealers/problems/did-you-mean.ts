import { distance } from "fastest-levenshtein";

/**
 * `; did you mean "company"?` when a known word differs from `word` in at most a third of its letters
 * (Levenshtein distance, letter case ignored), else "".
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const typed = word.toLowerCase();
  const candidates = [...known].map((candidate) => ({
    candidate,
    edits: distance(typed, candidate.toLowerCase()),
  }));
  const [nearest] = candidates.toSorted((one, other) => one.edits - other.edits);
  const maxEdits = Math.max(1, Math.floor(word.length / 3));
  return nearest && nearest.edits <= maxEdits ? `; did you mean "${nearest.candidate}"?` : "";
}
