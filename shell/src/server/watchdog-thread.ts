import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { addToQuarantine } from "@forecourt/service-kit/releases/quarantine";
import { releaseOnMainThread } from "./blame.ts";
import { readMainThread, sleepWhileBlocked } from "./main-thread.ts";
import type { WatchdogData } from "./watchdog.ts";

/** The thread of `watchdog.ts`: kills the process when its heartbeat stops in a remote's code. */
const { shared, hangTimeoutMs, quarantine }: WatchdogData = workerData;
const heartbeat = new Int32Array(shared, 0, 1);
const length = new Int32Array(shared, 4, 1);

/** To interrupt the main thread takes some 30 ms; a machine without time for it takes longer. */
const maxLookMs = 5_000;

function markedRelease(): string | null {
  const running = new Uint8Array(shared.slice(8, 8 + Atomics.load(length, 0)));
  return running.length === 0 ? null : new TextDecoder().decode(running);
}

/** Release that the last look found while none was marked: its code continued after an `await`. Null = none. */
let suspect: string | null = null;

for (;;) {
  const seen = Atomics.load(heartbeat, 0);
  const isBlocked = () => Atomics.load(heartbeat, 0) === seen;
  // The second look is sooner: after some seconds the supervisor replaces the process, and no release is blamed.
  await sleepWhileBlocked(suspect === null ? hangTimeoutMs : hangTimeoutMs / 3, {
    isBlocked,
    read: readMainThread,
    sleep,
  });
  let release = isBlocked() ? markedRelease() : null;
  if (release === null) {
    const found = isBlocked() ? await releaseOnMainThread(maxLookMs) : null;
    // Twice in a row: to look at a process that gets little processor time is no proof.
    if (isBlocked() && found !== null && found === suspect) release = found;
    suspect = isBlocked() ? found : null;
  }
  if (release === null) continue;
  addToQuarantine(quarantine, { release }, Date.now());
  process.kill(process.pid, "SIGKILL");
}
