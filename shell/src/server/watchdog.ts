import { Worker } from "node:worker_threads";
import { addToQuarantine, hasFilledWithAnother } from "@forecourt/service-kit/releases/quarantine";
import { createAllocations } from "./allocations.ts";
import { releaseIn } from "./blame.ts";
import { createMemoryWatch } from "./memory-watch.ts";

export interface Watchdog {
  /** Records that code of `release` runs, until its synchronous part ends. */
  mark(release: string): void;
  close(): Promise<void>;
}

export interface WatchdogOptions {
  /** Time for which the event loop may be blocked before the process counts as hung, in ms. */
  hangTimeoutMs: number;
  /** The file that names releases that stop processes, see `quarantine.ts`, and how long the first time lasts. */
  quarantine: { file: string; firstMs?: number | undefined };
  /** Interval between checks of the memory, in ms. Default: 500. */
  memoryCheckMs?: number;
}

/** Data for the worker thread. */
export interface WatchdogData extends Pick<WatchdogOptions, "hangTimeoutMs" | "quarantine"> {
  shared: SharedArrayBuffer;
}

/** Bytes for the name of the running release. */
const nameBytes = 128;

/**
 * Kills this process when code of a remote blocks the event loop for too long: an endless loop cannot be interrupted
 * from within. A worker thread checks a heartbeat; before it kills the process it quarantines the release that runs, so
 * that the next process does not run it. An error of a remote that nothing catches ends the process by itself, and its
 * release is quarantined, too; so is one that fills the heap, and the process stops before it is full.
 */
export function createWatchdog(options: WatchdogOptions): Watchdog {
  const { hangTimeoutMs, quarantine, memoryCheckMs = 500 } = options;
  const shared = new SharedArrayBuffer(8 + nameBytes);
  const heartbeat = new Int32Array(shared, 0, 1);
  const length = new Int32Array(shared, 4, 1);
  const name = new Uint8Array(shared, 8, nameBytes);
  const encoder = new TextEncoder();
  const timer = setInterval(() => Atomics.add(heartbeat, 0, 1), hangTimeoutMs / 10).unref();
  const worker = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    workerData: { shared, hangTimeoutMs, quarantine } satisfies WatchdogData,
  });
  worker.unref();
  const blame = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? "") : "";
    const release = releaseIn(stack.split("\n"));
    if (release !== null) addToQuarantine(quarantine, { release }, Date.now());
  };
  process.on("uncaughtExceptionMonitor", blame);
  const allocations = createAllocations();
  const checkMemory = createMemoryWatch({
    allocations,
    onFilled(release) {
      // If two releases in a row do it, what keeps their objects is elsewhere, and to roll back mends nothing.
      if (hasFilledWithAnother(quarantine, release, Date.now())) return;
      addToQuarantine(quarantine, { release, hasFilledHeap: true }, Date.now());
      // There is memory left for the requests in progress.
      process.kill(process.pid, "SIGTERM");
    },
  });
  const memoryTimer = setInterval(() => void checkMemory(), memoryCheckMs).unref();
  return {
    mark(release) {
      Atomics.store(length, 0, encoder.encodeInto(release, name).written);
      queueMicrotask(() => Atomics.store(length, 0, 0));
    },
    async close() {
      clearInterval(timer);
      clearInterval(memoryTimer);
      allocations.stop();
      process.off("uncaughtExceptionMonitor", blame);
      await worker.terminate();
    },
  };
}
