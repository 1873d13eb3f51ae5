import { setTimeout as sleep } from "node:timers/promises";

/** Waits until `condition` holds. Throws after `timeoutMs`, with `what` in the message. */
export async function eventually(
  what: string,
  condition: () => Promise<boolean>,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`timed out waiting for: ${what}`);
    await sleep(50);
  }
}
