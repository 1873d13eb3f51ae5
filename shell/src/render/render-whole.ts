import type { DeferredValues } from "@forecourt/remote-kit/pages";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** React's mark of a boundary whose content threw; it leaves the error to the browser. */
const failedBoundary = "<!--$!-->";

/**
 * The markup of a page whose deferred values are all present, so that nothing suspends. Without a stream,
 * React renders it in three quarters of the time. Null when a deferred part throws.
 * @throws what the first view throws
 */
export function renderWhole(node: ReactNode): string | null {
  const markup = renderToString(node);
  return markup.includes(failedBoundary) ? null : markup;
}

/** The values of all deferred parts; null when one is not there within `ms`. */
export async function deferredWithin(
  deferred: DeferredValues,
  ms: number,
): Promise<DeferredValues | null> {
  const { promise: timedOut, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  const all = Promise.all(
    Object.entries(deferred).map(async ([name, part]) => {
      return [name, part instanceof Promise ? { value: await part } : part] as const;
    }),
  );
  const values = await Promise.race([all, timedOut]);
  clearTimeout(timer);
  return values && Object.fromEntries(values);
}
