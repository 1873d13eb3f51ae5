import path from "node:path";

/**
 * Words that operating systems add to the name of a copied file: `team - Copy.json`, `team (1).json`, `Copy of
 * team.json`.
 */
const marks =
  / ?- (?:copy|copia)(?: ?\(\d+\))?$|[ _-]copy(?: \d+)?$| ?\(\d+\)$|^(?:copy|copia) (?:\(\d+\) )?(?:of|de) /i;

/** Hint for a file that has the name of a copy; null for other names. */
export function copyHint(file: string): string | null {
  if (!marks.test(path.posix.parse(file).name)) return null;
  return "; delete this copy, or move it out of the dealer's folder";
}
