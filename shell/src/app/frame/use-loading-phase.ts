import { useEffect, useState } from "react";

/** Milliseconds, from the specification. The bar fills in `duration`, see the style sheet. */
export const loadingTimes = { duration: 2000, throttle: 200, hideDelay: 500 } as const;

/** `running` fills the bar, `done` completes and hides it. */
export type LoadingPhase = "idle" | "running" | "done";

/**
 * The phase of the loading bar: it is not shown for loads shorter than `throttle`, and stays for
 * `hideDelay` after the end. The server always renders `idle`.
 */
export function useLoadingPhase(pending: boolean): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>("idle");
  if (!pending && phase === "running") setPhase("done");
  if (pending && phase === "done") setPhase("idle");
  const waits = phase === (pending ? "idle" : "done");
  useEffect(() => {
    if (!waits) return;
    const timer = pending
      ? setTimeout(setPhase, loadingTimes.throttle, "running")
      : setTimeout(setPhase, loadingTimes.hideDelay, "idle");
    return () => clearTimeout(timer);
  }, [pending, waits]);
  return phase;
}
