import type { Limits } from "../limits.ts";

/** One good page as it left the shell server. */
export interface StalePage {
  html: string;
  /** The nonce it was drawn with; it stands in the HTML as nonce attributes and nowhere else. */
  nonce: string;
  record: string | null;
  /** Epoch ms. */
  keptAt: number;
}

/** The last good pages, by dealer, store and URL; the least recently used go first. */
export interface StalePages {
  find(key: string): StalePage | null;
  keep(key: string, page: StalePage): void;
  drop(key: string): void;
  /** Bytes held, as UTF-16. */
  bytes(): number;
}

type Bounds = Pick<Limits, "staleBytes" | "stalePageBytes" | "staleMaxAgeMs">;

/** An empty memory of pages, within `bounds`. */
export function createStalePages(bounds: Bounds, now: () => number): StalePages {
  // A Map remembers the order of insertion: the first key is the least recently used one.
  const pages = new Map<string, StalePage>();
  let held = 0;
  const drop = (key: string): void => {
    const page = pages.get(key);
    if (!page) return;
    held -= sizeOf(key, page);
    pages.delete(key);
  };
  const keep = (key: string, page: StalePage): void => {
    drop(key);
    const size = sizeOf(key, page);
    if (size > bounds.stalePageBytes) return;
    pages.set(key, page);
    held += size;
    for (const oldest of pages.keys()) {
      if (held <= bounds.staleBytes) break;
      drop(oldest);
    }
  };
  return {
    keep,
    drop,
    bytes: () => held,
    find(key) {
      const page = pages.get(key);
      if (!page) return null;
      if (now() - page.keptAt > bounds.staleMaxAgeMs) {
        drop(key);
        return null;
      }
      keep(key, page);
      return page;
    },
  };
}

function sizeOf(key: string, { html }: StalePage): number {
  return 2 * (key.length + html.length);
}
