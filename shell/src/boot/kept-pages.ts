import type { LoadedPage } from "../app/page-view.tsx";

/** At most so many history entries are kept, and shown for so long after they were left (ms). */
const most = 20;
const keptMs = 10 * 60_000;

/**
 * Pages as they were left, by the key of their history entry, so that Back and Forward show them
 * without asking anybody, as a browser does with documents.
 */
export function createKeptPages() {
  const kept = new Map<string, { path: string; page: LoadedPage; at: number }>();
  return {
    keep(key: string, path: string, page: LoadedPage): void {
      kept.delete(key);
      kept.set(key, { path, page, at: Date.now() });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    forget: () => kept.clear(),
    /** The page of a history entry, unless it was left too long ago. */
    find(key: string | undefined, path: string, age?: "however old"): LoadedPage | null {
      const found = kept.get(key ?? "");
      if (found?.path !== path) return null;
      return age || Date.now() - found.at < keptMs ? found.page : null;
    },
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
