import type { PageState } from "../app/page-state.ts";

/** What `_payload.json` answers; `unreachable` when the network gave no answer at all. */
export type Payload = AskedPage | { redirect: string } | { unreachable: true };

export interface AskedPage extends PageState {
  /** When the server was asked, by this document's clock; nothing later need be in it. */
  askedAt: number;
}

/** Asks the server for the payload of a path; `ahead` = nobody has asked for the page yet. */
export type AskPayload = (path: string, signal: AbortSignal, ahead: boolean) => Promise<Payload>;

interface Early {
  answer: Promise<Payload>;
  stop: AbortController;
  /** When the answer came; null while it is on its way. */
  at: number | null;
  /** A navigation waits for it. */
  held: boolean;
}

/** At most so many are on their way at once; the specification's. */
const atOnce = 5;
/** At most so many wait for their click, and for so long (ms). */
const mostKept = 10;
const keptMs = 30_000;

/** Payloads that are fetched before they are asked for, and handed to the navigation that asks. */
export function createPayloads(ask: AskPayload, onEarly: (payload: Payload) => void) {
  const early = new Map<string, Early>();

  function fresh(path: string): Early | undefined {
    const found = early.get(path);
    if (!found?.at || Date.now() - found.at < keptMs) return found;
    early.delete(path);
    return undefined;
  }

  /** Takes back what is on its way and not held. */
  function drop(path: string): void {
    const found = early.get(path);
    if (!found || found.at !== null || found.held) return;
    early.delete(path);
    found.stop.abort();
  }

  function makeRoom(): void {
    const entries = [...early];
    const running = entries.filter(([, { at, held }]) => at === null && !held);
    if (running.length >= atOnce && running[0]) drop(running[0][0]);
    const done = entries.filter(([, { at }]) => at !== null);
    if (done.length >= mostKept && done[0]) early.delete(done[0][0]);
  }

  return {
    /** Fetches the payload of `path` ahead, unless it is there. The sixth at once ends the first. */
    prefetch(path: string): void {
      if (fresh(path)) return;
      makeRoom();
      const stop = new AbortController();
      const entry: Early = { answer: ask(path, stop.signal, true), stop, at: null, held: false };
      early.set(path, entry);
      entry.answer
        .then((payload) => {
          if ("unreachable" in payload) throw new Error(`${path}: no answer`);
          entry.at = Date.now();
          onEarly(payload);
        })
        // Whoever navigates there asks again, and says what is wrong.
        .catch(() => early.get(path) === entry && early.delete(path));
    },
    drop,
    /** What was fetched ahead holds no more. */
    forget() {
      for (const [path, { held }] of early) {
        if (!held) early.delete(path);
      }
    },
    /** A navigation to `path` is about to begin (or, with false, is not): see that nothing ends it. */
    hold(path: string, held: boolean): void {
      const found = early.get(path);
      if (found) found.held = held;
    },
    /** The payload for a navigation: what was fetched ahead, once, or else asked for now. */
    async take(path: string, signal: AbortSignal): Promise<Payload> {
      const found = fresh(path);
      early.delete(path);
      if (!found) return ask(path, signal, false);
      const abort = () => found.stop.abort();
      signal.addEventListener("abort", abort);
      const payload = await found.answer.catch(() => null);
      signal.removeEventListener("abort", abort);
      signal.throwIfAborted();
      return payload && !("unreachable" in payload) ? payload : ask(path, signal, false);
    },
  };
}

export type Payloads = ReturnType<typeof createPayloads>;
