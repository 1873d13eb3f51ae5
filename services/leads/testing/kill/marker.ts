/** A unique text in a lead, found again in its mail: `lead-000042.`. */
export function markerOf(index: number): string {
  return `lead-${String(index).padStart(6, "0")}.`;
}

/** The marker in a mail; null = none, or several. */
export function markerIn(text: string): string | null {
  const found = new Set(text.match(/lead-\d{6}\./g));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
