import type { LoadedPage } from "../app/page-view.tsx";

const maxEntries = 20;
/** Time after leaving a page for which it is shown again without a request (ms). */
const freshMs = 10 * 60_000;

/**
 * Pages as the visitor left them, by the key of their history entry, so that Back and Forward show
 * them without a request, like the browser's own back/forward cache.
 */
export function createHistoryCache() {
  const entries = new Map<string, { path: string; page: LoadedPage; leftAt: number }>();
  return {
    set(key: string, path: string, page: LoadedPage): void {
      entries.delete(key);
      entries.set(key, { path, page, leftAt: Date.now() });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    clear: () => entries.clear(),
    /** The page of a history entry; null when it is not cached, or expired unless `age` is "any". */
    get(key: string | undefined, path: string, age?: "any"): LoadedPage | null {
      const entry = entries.get(key ?? "");
      if (entry?.path !== path) return null;
      return age || Date.now() - entry.leftAt < freshMs ? entry.page : null;
    },
  };
}

export type HistoryCache = ReturnType<typeof createHistoryCache>;
