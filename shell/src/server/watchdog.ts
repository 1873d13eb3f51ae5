import { Worker } from "node:worker_threads";

export interface Watchdog {
  /** Notes that what runs from here to the end of this turn of the event loop is of `release`. */
  mark(release: string): void;
  close(): Promise<void>;
}

export interface WatchdogOptions {
  /** How long the process may be busy in one piece, in ms, before it counts as hung. */
  patienceMs: number;
  /** Where the name of a release that hangs is written, see `quarantine.ts`. */
  quarantineFile: string;
}

/** Bytes for the name of the release that is running. */
const nameBytes = 128;

/**
 * Ends this process when code of a remote keeps it busy for too long: a loop that never returns
 * cannot be interrupted from within. A thread beside it watches the heart-beat; before it ends the
 * process it writes down which release was running, so that the next process leaves that one alone.
 */
export function createWatchdog({ patienceMs, quarantineFile }: WatchdogOptions): Watchdog {
  const shared = new SharedArrayBuffer(8 + nameBytes);
  const beat = new Int32Array(shared, 0, 1);
  const length = new Int32Array(shared, 4, 1);
  const name = new Uint8Array(shared, 8, nameBytes);
  const encoder = new TextEncoder();
  const timer = setInterval(() => Atomics.add(beat, 0, 1), patienceMs / 10).unref();
  const worker = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    workerData: { shared, patienceMs, file: quarantineFile },
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
