/** Slows down those who make mails while those who deliver them cannot keep up. */
export interface Brake {
  /** Resolves at once, or when the brake is let go, or after the longest time. */
  pass(): Promise<void>;
  /** Puts the brake on, or lets it and all who wait go. */
  set(isOn: boolean): void;
}

export function createBrake(longestMs: number): Brake {
  const waiting = new Set<() => void>();
  let isOn = false;
  return {
    async pass() {
      if (!isOn) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      const timer = setTimeout(resolve, longestMs);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
    set(on) {
      isOn = on;
      if (!on) for (const go of waiting) go();
    },
  };
}
