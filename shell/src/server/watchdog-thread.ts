import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { addToQuarantine } from "./quarantine.ts";

/** The thread of `watchdog.ts`: kills the process when its heartbeat stops in a remote's code. */
const { shared, hangTimeoutMs, file } = workerData as {
  shared: SharedArrayBuffer;
  hangTimeoutMs: number;
  file: string;
};
const heartbeat = new Int32Array(shared, 0, 1);
const length = new Int32Array(shared, 4, 1);

for (;;) {
  const seen = Atomics.load(heartbeat, 0);
  await sleep(hangTimeoutMs);
  if (Atomics.load(heartbeat, 0) !== seen) continue;
  const running = new Uint8Array(shared.slice(8, 8 + Atomics.load(length, 0)));
  if (running.length === 0) continue;
  addToQuarantine(file, new TextDecoder().decode(running), Date.now());
  process.kill(process.pid, "SIGKILL");
}
