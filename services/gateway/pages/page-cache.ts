import { LRUCache } from "lru-cache";
import type { Limits } from "../limits.ts";
import type { StoredPage } from "./stored-page.ts";
import type { VersionWatch } from "./version-watch.ts";

/**
 * Whether a stored page may be sent. fresh = everything it depends on is unchanged; outdated = something
 * has changed; unverified = a part that it depends on does not answer, so its version is not known.
 */
export type Freshness = "fresh" | "outdated" | "unverified";

/** The complete documents of anonymous visitors, by `PageKey.id`. */
export interface PageCache {
  get(id: string): StoredPage | null;
  set(id: string, page: StoredPage): void;
  delete(id: string): void;
  freshness(page: StoredPage): Freshness;
  /** Size of all pages in bytes. */
  bytes(): number;
}

interface CacheOptions {
  limits: Pick<Limits, "maxCachedBytes" | "maxCachedPageBytes" | "maxStaleAgeMs">;
  versions: Pick<VersionWatch, "current">;
  now: () => number;
}

/** An empty cache within `limits`; the least recently used page is evicted first. */
export function createPageCache({ limits, versions, now }: CacheOptions): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: limits.maxCachedBytes,
    maxEntrySize: limits.maxCachedPageBytes,
    sizeCalculation: (page, id) => id.length + page.bytes + entryBytes,
    ttl: limits.maxStaleAgeMs,
    // Compare the age on every read instead of once per tick of a timer.
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: (id) => pages.get(id) ?? null,
    set: (id, page) => void pages.set(id, page),
    delete: (id) => void pages.delete(id),
    bytes: () => pages.calculatedSize,
    freshness({ state }) {
      if (state.versions === null) return "outdated";
      let isEqual = true;
      for (const name in state.versions) {
        const current = versions.current(name);
        if (current.state === "unknown") return "unverified";
        if (current.state === "mixed" || current.version !== state.versions[name]) isEqual = false;
      }
      return isEqual && now() < state.validUntil ? "fresh" : "outdated";
    },
  };
}

/** Estimated size of an entry besides its bodies: policy, state, map entries. */
const entryBytes = 2_048;
