export interface LagMeter {
  /** How far the event loop is behind, in ms. */
  lagMs(): number;
  stop(): void;
}

interface LagMeterOptions {
  /** How often the loop is observed. */
  intervalMs?: number;
  now?: () => number;
}

/**
 * Measures how far the event loop of this process is behind. A delay counts when two observations in a
 * row were late: one alone is a pause of the machine or of the garbage collector, and passes without
 * help. In addition, work that was begun since the loop last waited for events counts at once, so
 * that a burst of requests is noticed while it is being worked on.
 */
export function createLagMeter(options: LagMeterOptions = {}): LagMeter {
  const { intervalMs = 20, now = () => performance.now() } = options;
  let last = now();
  let latestMs = 0;
  let previousMs = 0;
  /** When the first call of `lagMs` in this turn of the loop was made; null before it. */
  let turnStart: number | null = null;
  const timer = setInterval(() => {
    const time = now();
    previousMs = latestMs;
    latestMs = Math.max(0, time - last - intervalMs);
    last = time;
  }, intervalMs).unref();
  return {
    lagMs() {
      const time = now();
      if (turnStart === null) {
        turnStart = time;
        setImmediate(() => {
          turnStart = null;
        });
      }
      return Math.max(Math.min(latestMs, previousMs), time - turnStart);
    },
    stop: () => clearInterval(timer),
  };
}
