import { AppError } from "@forecourt/contracts/errors";
import PQueue from "p-queue";

export interface BoundedQueue {
  /**
   * Runs `task` when a slot is free. A caller whose `signal` aborts while it waits leaves the queue.
   * @throws AppError unavailable at once when the queue is full
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Runs at most `concurrency` tasks at a time and queues at most `maxQueued` more. */
export function createBoundedQueue(concurrency: number, maxQueued: number): BoundedQueue {
  const queue = new PQueue({ concurrency });
  return {
    async run(task, signal) {
      signal.throwIfAborted();
      if (queue.pending >= concurrency && queue.size >= maxQueued) {
        throw new AppError("unavailable", "the image queue of this process is full");
      }
      // Only a waiting task is aborted: p-queue would free the slot of a running one too early.
      const waiting = new AbortController();
      const leave = () => waiting.abort(new Error("left the queue", { cause: signal.reason }));
      signal.addEventListener("abort", leave, { once: true });
      const start = () => {
        signal.removeEventListener("abort", leave);
        return task();
      };
      return queue.add(start, { signal: waiting.signal });
    },
  };
}
