import { setTimeout as delay } from "node:timers/promises";

const PATIENCE_MS = 10_000;

/** Waits until `holds`; fails when that never comes. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await holds()); waited += 5) {
    if (waited > PATIENCE_MS) throw new Error("it never came to that");
    await delay(5);
  }
}
