import { AppError } from "@forecourt/contracts/errors";

export interface Slots {
  /**
   * Runs `work` when it is its turn. Who gives up while waiting leaves the queue.
   * @throws AppError unavailable at once when the queue is full
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Lets so many works run at once, and so many more wait. */
export function createSlots(atOnce: number, mayWait: number): Slots {
  const waiting = new Set<() => void>();
  let running = 0;
  const turn = (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= mayWait) {
      throw new AppError("unavailable", "as many pictures are under way as this process takes");
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(go);
        reject(new Error("left the queue", { cause: signal.reason }));
      };
      const go = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      waiting.add(go);
      signal.addEventListener("abort", leave, { once: true });
    });
  };
  /** Hands the slot to whoever waits longest. */
  const done = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };
  return {
    async run(work, signal) {
      await turn(signal);
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}
