import type { Log } from "@forecourt/service-kit/log";
import { retrySchedule } from "./retry-schedule.ts";
import type { Transport } from "./transport.ts";

/** Whether the mail server can be reached. */
export interface Reachability {
  /** Text of the problem; null = no known problem. */
  problem(): string | null;
  /** Whether there was any problem since then. */
  hadProblemSince(since: Date): boolean;
  /** Checks now; concurrent callers share one check. */
  check(): Promise<string | null>;
  /** True once the problem has lasted longer than a restart of either side takes. */
  isProlonged(): boolean;
}

const PROLONGED_MS = retrySchedule.refused.totalMs;

export function watchReachability(
  transport: Pick<Transport, "check">,
  { log, now }: { log: Log; now: () => Date },
): Reachability {
  let current: { problem: string; since: Date } | null = null;
  let recoveredAt: Date | null = null;
  let checking: Promise<string | null> | null = null;

  const update = (problem: string | null) => {
    if (problem === null && current !== null) {
      log.info("mail server reachable again");
      recoveredAt = now();
    }
    if (problem !== null && current === null) log.warn({ problem }, "mail server unreachable");
    current = problem === null ? null : { problem, since: current?.since ?? now() };
    checking = null;
    return problem;
  };
  return {
    problem: () => current?.problem ?? null,
    hadProblemSince: (since) => current !== null || (recoveredAt !== null && recoveredAt >= since),
    check: () => (checking ??= transport.check().then(update)),
    isProlonged: () =>
      current !== null && now().getTime() - current.since.getTime() >= PROLONGED_MS,
  };
}
