/** Slows down those who make mails while those who deliver them cannot keep up. */
export interface Brake {
  /** Resolves at once, or when a mail was done for each who waits longer, or after the longest time. */
  pass(): Promise<void>;
  /** A mail is done: the one who waits longest may go. */
  release(): void;
}

export function createBrake({
  isBehind,
  longestMs,
}: {
  isBehind: () => boolean;
  longestMs: number;
}): Brake {
  const waiting = new Set<() => void>();
  return {
    async pass() {
      if (!isBehind()) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      const timer = setTimeout(resolve, longestMs);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
    release() {
      const [first] = waiting;
      if (first === undefined) return;
      waiting.delete(first);
      first();
    },
  };
}
