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
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new AppError("timed-out", `not done in ${ms} ms`)),
    ms,
  );
  const signal = AbortSignal.any([controller.signal, outer]);
  try {
    return await Promise.race([work(signal), rejection(signal)]);
  } finally {
    clearTimeout(timer);
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => {
      const reason: unknown = signal.reason;
      reject(reason);
    };
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
  });
}
