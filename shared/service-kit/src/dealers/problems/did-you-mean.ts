import { distance } from "fastest-levenshtein";

/**
 * `; did you mean "company"?` when a known word differs from `word` in at most a third of its letters
 * (Levenshtein distance with two swapped letters as one edit, letter case ignored), else "".
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const typed = word.toLowerCase();
  const candidates = [...known].map((candidate) => ({
    candidate,
    edits: editsBetween(typed, candidate.toLowerCase()),
  }));
  const [nearest] = candidates.toSorted(
    (one, other) =>
      one.edits - other.edits ||
      commonStart(typed, other.candidate) - commonStart(typed, one.candidate),
  );
  const maxEdits = Math.max(1, Math.floor(word.length / 3));
  return nearest && nearest.edits <= maxEdits ? `; did you mean "${nearest.candidate}"?` : "";
}

/** Number of equal letters at the beginning of two words: people misspell ends. */
function commonStart(typed: string, candidate: string): number {
  const known = candidate.toLowerCase();
  const end = [...typed].findIndex((letter, index) => letter !== known[index]);
  return end < 0 ? typed.length : end;
}

/** The Levenshtein distance; two neighboring letters that are swapped are one edit. */
export function editsBetween(one: string, other: string): number {
  const edits = distance(one, other);
  return edits === 2 && isSwap(one, other) ? 1 : edits;
}

/** Whether two neighboring letters are swapped, and nothing else differs: `titel`, `title`. */
function isSwap(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
  return at >= 0 && swapped === other;
}
