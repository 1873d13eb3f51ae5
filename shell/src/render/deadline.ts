import { AppError } from "@forecourt/contracts/errors";

/**
 * Runs `work` for at most `ms`, or until `companion` has settled, if that is later. Its signal aborts at the deadline
 * or with `outer`; the promise then rejects at once, even when `work` ignores the signal.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  companion: Promise<unknown> = Promise.resolve(),
): Promise<T> {
  // Not AbortSignal.any: Node retains such a signal with its listeners until it is aborted, so every
  // page that was rendered in time would stay in memory.
  const own = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  own.signal.addEventListener("abort", () => reject(own.signal.reason), { once: true });
  const follow = () => own.abort(outer.reason);
  outer.addEventListener("abort", follow, { once: true });
  if (outer.aborted) follow();
  const timeOut = () => own.abort(new AppError("timed-out", `not done in ${ms} ms`));
  const timer = setTimeout(() => void companion.then(timeOut, timeOut), ms);
  try {
    return await Promise.race([work(own.signal), stopped]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", follow);
  }
}
