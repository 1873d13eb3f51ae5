import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves to those `parts` that settle within `ms`; they become part of the document, also for browsers
 * without JavaScript. Slow or failed parts are left out and may be streamed later.
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
