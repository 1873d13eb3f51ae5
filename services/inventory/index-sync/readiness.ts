import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { SyncedIndex } from "./synced-index.ts";

/**
 * Ready once the store was read. A store that is gone later, or a configuration that is broken, is
 * told, but searches go on with the last that was good.
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
