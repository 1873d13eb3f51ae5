import type { PageState } from "../app/page-state.ts";

/**
 * The response of `_payload.json`; `document` when the browser has to load the page's document, `unreachable` when the
 * network gave no response.
 */
export type Payload =
  | FetchedPage
  | { redirect: string }
  | { document: true }
  | { unreachable: true };

export interface FetchedPage extends PageState {
  /** Time of the request, by this document's clock; the payload contains nothing newer. */
  requestedAt: number;
}

/** Fetches the payload of a path; `isPrefetch` = no navigation has requested the page yet. */
export type FetchPayload = (
  path: string,
  signal: AbortSignal,
  isPrefetch: boolean,
) => Promise<Payload>;

interface PrefetchEntry {
  payload: Promise<Payload>;
  controller: AbortController;
  /** Epoch ms when the payload arrived; null while it is loading. */
  loadedAt: number | null;
  /** True while a navigation is about to consume it. */
  pinned: boolean;
}

type Entries = Map<string, PrefetchEntry>;

/** Concurrent prefetches; the limit is from the specification. */
const maxConcurrent = 5;
/** Loaded payloads in the cache, and how long each stays fresh (ms). */
const maxCached = 10;
const freshMs = 30_000;

/** Prefetched payloads by path; a navigation consumes them, or fetches its payload. */
export function createPayloadCache(
  fetchPayload: FetchPayload,
  onPrefetched: (payload: Payload) => void,
) {
  const entries: Entries = new Map();
  let isExpired = false;
  return {
    /** Prefetches the payload of `path` unless it is cached. A sixth prefetch cancels the first. */
    prefetch(path: string): void {
      if (freshEntry(entries, path)) return;
      makeRoom(entries);
      const controller = new AbortController();
      const payload = fetchPayload(path, controller.signal, true);
      const entry: PrefetchEntry = { payload, controller, loadedAt: null, pinned: false };
      entries.set(path, entry);
      payload
        .then((loaded) => {
          if ("unreachable" in loaded) throw new Error(`${path}: no answer`);
          entry.loadedAt = Date.now();
          onPrefetched(loaded);
        })
        // A navigation to this path fetches it again and reports the error.
        .catch(() => entries.get(path) === entry && entries.delete(path));
    },
    /** Cancels the prefetch of `path`, unless it has loaded or is pinned. */
    cancel: (path: string) => cancelPrefetch(entries, path),
    /** Removes all entries that are not pinned, because loaders may now return other data. */
    clear(): void {
      for (const [path, { pinned }] of entries) {
        if (!pinned) entries.delete(path);
      }
    },
    /** Removes the entry of `path`, because its loader may now return other data. */
    discard: (path: string) => void entries.delete(path),
    /** Protects the entry of `path` from `cancel` and `clear`, or no longer does. */
    pin(path: string, pinned: boolean): void {
      const entry = entries.get(path);
      if (entry) entry.pinned = pinned;
    },
    /** From now on a navigation loads its document, because another build is live. */
    expire(): void {
      isExpired = true;
    },
    /** The payload for a navigation: the prefetched one, which is removed, or a new one. */
    async consume(path: string, signal: AbortSignal): Promise<Payload> {
      if (isExpired) throw new Error("new build");
      const entry = freshEntry(entries, path);
      entries.delete(path);
      const payload = entry && (await loadedPayload(entry, signal));
      return payload ?? fetchPayload(path, signal, false);
    },
  };
}

export type PayloadCache = ReturnType<typeof createPayloadCache>;

/** The entry of `path` that is loading or fresh; an expired one is deleted. */
function freshEntry(entries: Entries, path: string): PrefetchEntry | undefined {
  const entry = entries.get(path);
  if (!entry?.loadedAt || Date.now() - entry.loadedAt < freshMs) return entry;
  entries.delete(path);
  return undefined;
}

function cancelPrefetch(entries: Entries, path: string): void {
  const entry = entries.get(path);
  if (!entry || entry.loadedAt !== null || entry.pinned) return;
  entries.delete(path);
  entry.controller.abort();
}

function makeRoom(entries: Entries): void {
  const all = [...entries];
  const loading = all.filter(([, { loadedAt, pinned }]) => loadedAt === null && !pinned);
  if (loading.length >= maxConcurrent && loading[0]) cancelPrefetch(entries, loading[0][0]);
  const loaded = all.filter(([, { loadedAt }]) => loadedAt !== null);
  if (loaded.length >= maxCached && loaded[0]) entries.delete(loaded[0][0]);
}

/** The payload of a prefetch, which `signal` cancels; null when it failed. */
async function loadedPayload(
  { payload, controller }: PrefetchEntry,
  signal: AbortSignal,
): Promise<Payload | null> {
  const abort = () => controller.abort();
  signal.addEventListener("abort", abort);
  const loaded = await payload.catch(() => null);
  signal.removeEventListener("abort", abort);
  signal.throwIfAborted();
  return loaded && !("unreachable" in loaded) ? loaded : null;
}
