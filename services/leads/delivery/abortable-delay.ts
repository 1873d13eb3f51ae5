import { setTimeout as delay } from "node:timers/promises";

/** Resolves after a delay, or as soon as `signal` is aborted. */
export async function abortableDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
