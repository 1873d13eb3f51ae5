import { setTimeout as sleep } from "node:timers/promises";

/** Waits until `condition` holds; gives up after ten seconds or so, saying what did not happen. */
export async function eventually(
  what: string,
  condition: () => Promise<boolean>,
  patienceMs = 10_000,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`this did not happen: ${what}`);
    await sleep(50);
  }
}
