import { setTimeout as delay } from "node:timers/promises";

const TIMEOUT_MS = 10_000;

/** Waits until `holds` returns true; throws after 10 seconds. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await holds()); waited += 5) {
    if (waited > TIMEOUT_MS) throw new Error("the condition did not become true");
    await delay(5);
  }
}
