const storageKey = "forecourt:scroll";
const maxPositions = 50;

/**
 * How far the document is scrolled, by the key of the history entry, in CSS pixels. Positions outlive
 * the document in session storage, because Back may lead to an entry of an earlier document.
 */
export function createScrollPositions() {
  const positions = readPositions();
  return {
    get: (key: string): number | null => positions.get(key) ?? null,
    /** Records the current position. */
    set(key: string): void {
      positions.delete(key);
      positions.set(key, scrollY);
      const [oldest] = positions.keys();
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
    },
    store(): void {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Full, or not allowed: the browser's own restoration is left.
      }
    },
  };
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>;

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
