import { useEffect, useState } from "react";

/** Milliseconds; the specification's. `duration` is how long the bar takes to fill, see the style sheet. */
export const loadingTimes = { duration: 2000, throttle: 200, hideDelay: 500 } as const;

/** `running` fills the bar, `done` completes and hides it. */
export type LoadingPhase = "idle" | "running" | "done";

/**
 * When the loading bar shows: not for what is done within the throttle, and for the hide delay after
 * the end. The server always renders `idle`.
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
