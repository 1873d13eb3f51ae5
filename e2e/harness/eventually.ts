import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MS = 10_000;

/** Waits until `condition` holds; gives up after ten seconds, saying what did not happen. */
export async function eventually(what: string, condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`this did not happen: ${what}`);
    await sleep(50);
  }
}
