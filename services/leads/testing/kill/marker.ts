/** What tells a lead of the run from all others, wherever it ends up: `lead-000042.`. */
export function markerOf(index: number): string {
  return `lead-${String(index).padStart(6, "0")}.`;
}

/** The marker in a mail; null = it has none, or several. */
export function markerIn(text: string): string | null {
  const found = new Set(text.match(/lead-\d{6}\./g));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
