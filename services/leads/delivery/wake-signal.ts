/** Wakes one who sleeps, or is about to. */
export interface Bell {
  ring(): void;
  /** Resolves when it rings, at once when it has rung since the last time, or after the time. */
  wait(milliseconds: number): Promise<void>;
}

export function createBell(): Bell {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async wait(milliseconds) {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, milliseconds);
        wake = resolve;
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      hasRung = false;
    },
  };
}
