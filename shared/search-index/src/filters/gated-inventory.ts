import type { VehicleSummary } from "@forecourt/contracts/vehicle";

/** Early-access inventory: recent vehicles that a visitor sees only after unlocking the inventory. */
export interface GatedInventory {
  /** Vehicles first seen after this day are gated, YYYY-MM-DD. */
  firstSeenAfter: string;
  /** Only vehicles of these conditions are gated, in the contract's order. */
  conditions: readonly VehicleSummary["condition"][];
}

/** Whether a vehicle is gated. Sold vehicles never are; `gated` null = nothing is. */
export function isGated(
  { status, condition, firstSeen }: Pick<VehicleSummary, "status" | "condition" | "firstSeen">,
  gated: GatedInventory | null,
): boolean {
  if (gated === null || status === "sold") return false;
  return firstSeen > gated.firstSeenAfter && gated.conditions.includes(condition);
}
