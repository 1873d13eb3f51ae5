import { afterPaint } from "@forecourt/ui/after-paint";
import type { PayloadCache } from "./payload-cache.ts";

/**
 * The click whose navigation has not begun: it waits until its feedback is painted and, because the
 * router has no effect before, until React has hydrated.
 */
export function createPendingClick(payloads: Pick<PayloadCache, "pin" | "cancel">) {
  let cancelCurrent: (() => void) | null = null;
  let waiting: (() => void) | null = null;
  let isHydrated = false;
  return {
    isPending: () => cancelCurrent !== null,
    /** Calls `navigate` later and keeps the prefetched payload of `path` until then. */
    start(path: string, navigate: () => void): void {
      payloads.pin(path, true);
      const begin = () => {
        cancelCurrent = null;
        navigate();
      };
      const cancelPaint = afterPaint(() => {
        if (isHydrated) begin();
        else waiting = begin;
      });
      cancelCurrent = () => {
        cancelPaint();
        payloads.pin(path, false);
        payloads.cancel(path);
      };
    },
    cancel(): void {
      cancelCurrent?.();
      cancelCurrent = null;
      waiting = null;
    },
    /** React has hydrated: a waiting navigation begins. */
    hydrated(): void {
      isHydrated = true;
      waiting?.();
      waiting = null;
    },
  };
}
