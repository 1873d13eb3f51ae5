import type { ProcessActivity } from "./process-activity.ts";

export interface HangLimits {
  /** A ping is sent at this interval. */
  pingIntervalMs: number;
  /** Without an answer for this long, a stopped process is replaced. */
  stoppedAfterMs: number;
  /** … an idle process, which waits and uses no processor time. */
  idleAfterMs: number;
  /** … a busy process, which used the processor for at least half of this time. */
  busyAfterMs: number;
  /** … any other process, such as one that gets no processor time from a busy machine. */
  silentAfterMs: number;
}

export const defaultHangLimits: HangLimits = {
  pingIntervalMs: 250,
  stoppedAfterMs: 1_500,
  idleAfterMs: 3_000,
  busyAfterMs: 8_000,
  silentAfterMs: 30_000,
};

/** When the supervisor's own timer is later than this, the machine was stalled. */
const MAX_LATE_MS = 1_000;

export interface HangDetector {
  /** The process answered a ping, however late. Returns for how long it had not. */
  answered(): number;
  /** Called at every ping. Returns why the process has to be replaced, or null. */
  check(now: number, activity: () => ProcessActivity | null): string | null;
}

/**
 * Distinguishes a busy process from a hanging one. An overloaded event loop still answers between its turns; a blocked
 * event loop does not. Time in which this supervisor did not run either (a suspended machine, all processes stopped)
 * counts for no process.
 */
export function createHangDetector(limits: HangLimits, startedAt: number): HangDetector {
  let checkedAt = startedAt;
  let silentMs = 0;
  let idleMs = 0;
  let first: ProcessActivity | null = null;
  let previous: ProcessActivity | null = null;

  const reset = () => {
    silentMs = 0;
    idleMs = 0;
    first = null;
    previous = null;
  };
  return {
    answered() {
      const wasSilentMs = silentMs;
      reset();
      return wasSilentMs;
    },
    check(now, readActivity) {
      const elapsed = now - checkedAt;
      checkedAt = now;
      if (elapsed > limits.pingIntervalMs + MAX_LATE_MS) {
        reset();
        return null;
      }
      silentMs += elapsed;
      // An answer to the previous ping may not have been read yet.
      if (silentMs <= 2 * limits.pingIntervalMs) return null;
      const activity = readActivity();
      const isIdle = activity?.state === "waiting" && activity.cpuMs === previous?.cpuMs;
      idleMs = isIdle ? idleMs + elapsed : 0;
      first ??= activity;
      previous = activity;
      const busyMs = activity && first ? activity.cpuMs - first.cpuMs : 0;
      return killReason(limits, { silentMs, idleMs, busyMs, state: activity?.state ?? null });
    },
  };
}

interface Observed {
  silentMs: number;
  idleMs: number;
  busyMs: number;
  /** State of the process; null where the system does not report it. */
  state: ProcessActivity["state"] | null;
}

function killReason(
  limits: HangLimits,
  { silentMs, idleMs, busyMs, state }: Observed,
): string | null {
  const silent = `did not answer for ${(silentMs / 1000).toFixed(1)} s`;
  if (state === "stopped" && silentMs >= limits.stoppedAfterMs) return `${silent}: it is stopped`;
  if (idleMs >= limits.idleAfterMs) return `${silent} and used no processor time`;
  const isBlocked = state === null || busyMs >= limits.busyAfterMs / 2;
  if (isBlocked && silentMs >= limits.busyAfterMs) return `${silent}: its event loop is blocked`;
  return silentMs >= limits.silentAfterMs ? silent : null;
}
