import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "./start-error.ts";

const POLL_MS = 50;
const ANSWER_WITHIN_MS = 2_000;

/**
 * Waits until `address` answers 200.
 * @throws StartError with the last answer when it does not within `withinMs`.
 */
export async function waitUntilReady(
  address: string,
  withinMs: number,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  let last = "no answer";
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    const answer = await ask(address);
    if (answer.status === 200) return;
    last = answer.text;
    await sleep(POLL_MS);
  }
  throw new StartError(`The site did not get ready within ${withinMs / 1000} s: ${last}`);
}

async function ask(address: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return { status: answer.status, text: `${answer.status} ${await answer.text()}` };
  } catch (error) {
    // No server listens yet, or the reply takes too long: the caller retries.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: 0, text: String(cause) };
  }
}
