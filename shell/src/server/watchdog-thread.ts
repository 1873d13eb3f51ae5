import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { addToQuarantine } from "./quarantine.ts";

/** The thread of `watchdog.ts`: sleeps, looks whether the heart has beaten, and acts when not. */
const { shared, patienceMs, file } = workerData as {
  shared: SharedArrayBuffer;
  patienceMs: number;
  file: string;
};
const beat = new Int32Array(shared, 0, 1);
const length = new Int32Array(shared, 4, 1);

for (;;) {
  const seen = Atomics.load(beat, 0);
  await sleep(patienceMs);
  if (Atomics.load(beat, 0) !== seen) continue;
  const running = new Uint8Array(shared.slice(8, 8 + Atomics.load(length, 0)));
  if (running.length === 0) continue;
  addToQuarantine(file, new TextDecoder().decode(running), Date.now());
  process.kill(process.pid, "SIGKILL");
}
