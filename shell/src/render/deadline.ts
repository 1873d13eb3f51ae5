import { AppError } from "@forecourt/contracts/errors";

/**
 * Runs `work` for at most `ms`. Its signal is aborted at the deadline or with `outer`; the promise
 * then rejects at once, also when the work does not listen.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Not AbortSignal.any: Node keeps such a signal, and all that its listeners hold, for as long as
  // it has one and was not aborted. Every page that was drawn in time would stay in memory.
  const own = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  own.signal.addEventListener("abort", () => reject(own.signal.reason), { once: true });
  const follow = () => own.abort(outer.reason);
  outer.addEventListener("abort", follow, { once: true });
  if (outer.aborted) follow();
  const late = () => own.abort(new AppError("timed-out", `not done in ${ms} ms`));
  const timer = setTimeout(late, ms);
  try {
    return await Promise.race([work(own.signal), stopped]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", follow);
  }
}
