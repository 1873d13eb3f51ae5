import type { ReadyReport } from "@forecourt/service-kit/health";
import type { LiveInventory } from "./live-inventory.ts";

/** Ready once the store was read. A store that is gone later is told, but searches go on. */
export function readiness(inventory: Pick<LiveInventory, "isRead" | "problem">): ReadyReport {
  const problem = inventory.problem();
  const ok = inventory.isRead();
  return {
    ok,
    parts: { index: ok ? { ok } : { ok, detail: problem ?? "the store is being read" } },
    problems: problem === null ? [] : [`inventory: ${problem}`],
  };
}
