import { Worker } from "node:worker_threads";

export interface Watchdog {
  /** Records that code of `release` runs until the end of this turn of the event loop. */
  mark(release: string): void;
  close(): Promise<void>;
}

export interface WatchdogOptions {
  /** How long the event loop may be blocked, in ms, before the process counts as hung. */
  hangTimeoutMs: number;
  /** The file that names releases that hang, see `quarantine.ts`. */
  quarantineFile: string;
}

/** Bytes for the name of the running release. */
const nameBytes = 128;

/**
 * Kills this process when code of a remote blocks the event loop for too long: an endless loop cannot
 * be interrupted from within. A worker thread checks a heartbeat; before it kills the process it
 * quarantines the running release, so that the next process does not run it.
 */
export function createWatchdog({ hangTimeoutMs, quarantineFile }: WatchdogOptions): Watchdog {
  const shared = new SharedArrayBuffer(8 + nameBytes);
  const heartbeat = new Int32Array(shared, 0, 1);
  const length = new Int32Array(shared, 4, 1);
  const name = new Uint8Array(shared, 8, nameBytes);
  const encoder = new TextEncoder();
  const timer = setInterval(() => Atomics.add(heartbeat, 0, 1), hangTimeoutMs / 10).unref();
  const worker = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    workerData: { shared, hangTimeoutMs, file: quarantineFile },
  });
  worker.unref();
  return {
    mark(release) {
      Atomics.store(length, 0, encoder.encodeInto(release, name).written);
      queueMicrotask(() => Atomics.store(length, 0, 0));
    },
    async close() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
