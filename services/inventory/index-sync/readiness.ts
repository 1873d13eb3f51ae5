import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { SyncedIndex } from "./synced-index.ts";

/**
 * Ready once the store has been read. If the store or the configuration fails later, the service stays
 * ready on the last valid state and reports the problem.
 */
export function readiness(
  inventory: Pick<SyncedIndex, "isLoaded" | "problem">,
  dealers?: Pick<DealerWatch, "problems">,
): ReadyReport {
  const problem = inventory.problem();
  const ok = inventory.isLoaded();
  return {
    ok,
    parts: { index: ok ? { ok } : { ok, detail: problem ?? "the store is being read" } },
    problems: [
      ...(problem === null ? [] : [`inventory: ${problem}`]),
      ...(dealers?.problems() ?? []),
    ],
  };
}
