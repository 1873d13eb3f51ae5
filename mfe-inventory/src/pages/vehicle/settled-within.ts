import { setTimeout as wait } from "node:timers/promises";

/**
 * Those of `parts` that come within `ms`, which then stand in the document itself, also for browsers
 * that run no script. What is slower, or fails, is left out: it may still come late.
 */
export async function settledWithin<Parts extends Record<string, unknown>>(
  parts: { [K in keyof Parts]?: Promise<Parts[K]> },
  ms: number,
): Promise<Partial<Parts>> {
  const found: Partial<Parts> = {};
  const over = new AbortController();
  const collect = async (key: keyof Parts) => {
    const part = parts[key];
    if (part) found[key] = await part;
  };
  const all = Object.keys(parts).map((key: keyof Parts) => collect(key));
  await Promise.race([
    Promise.allSettled(all),
    wait(ms, null, { signal: over.signal, ref: false }),
  ]);
  over.abort();
  return { ...found };
}
