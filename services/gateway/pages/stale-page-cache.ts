import { LRUCache } from "lru-cache";
import type { Limits } from "../limits.ts";

/** A successful page as it left the shell server. */
export interface StalePage {
  html: string;
  /** The nonce it was rendered with; the HTML contains it only in nonce attributes. */
  nonce: string;
  record: string | null;
  /** Epoch ms. */
  storedAt: number;
}

/** The last successful pages by dealer, store and URL. */
export interface StalePageCache {
  get(key: string): StalePage | null;
  set(key: string, page: StalePage): void;
  delete(key: string): void;
  /** Size of all pages in bytes, as UTF-16. */
  bytes(): number;
}

type Bounds = Pick<Limits, "maxStaleBytes" | "maxStalePageBytes" | "maxStaleAgeMs">;

/** An empty cache within `bounds`; the least recently used page is evicted first. */
export function createStalePageCache(bounds: Bounds, now: () => number): StalePageCache {
  const pages = new LRUCache<string, StalePage>({
    maxSize: bounds.maxStaleBytes,
    maxEntrySize: bounds.maxStalePageBytes,
    sizeCalculation: ({ html }, key) => 2 * (key.length + html.length),
    ttl: bounds.maxStaleAgeMs,
    // Compare the age on every read instead of once per tick of a timer.
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: (key) => pages.get(key) ?? null,
    set: (key, page) => void pages.set(key, page),
    delete: (key) => void pages.delete(key),
    bytes: () => pages.calculatedSize,
  };
}
