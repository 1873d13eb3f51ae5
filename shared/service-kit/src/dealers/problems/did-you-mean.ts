/** `; did you mean "company"?` for a slip of up to a third of the letters, else "". */
export function didYouMean(word: string, known: Iterable<string>): string {
  let best: { word: string; distance: number } | null = null;
  for (const candidate of known) {
    const found = distance(word.toLowerCase(), candidate.toLowerCase());
    if (!best || found < best.distance) best = { word: candidate, distance: found };
  }
  const bearable = best !== null && best.distance <= Math.max(1, Math.floor(word.length / 3));
  return bearable ? `; did you mean "${best?.word}"?` : "";
}

/** Levenshtein's distance: letters added, dropped or exchanged. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...left].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...right].entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
