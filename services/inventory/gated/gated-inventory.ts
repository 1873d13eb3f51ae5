import type { InventorySettings } from "@forecourt/contracts/dealer-config/inventory";
import { internalHeaders, type Tenant } from "@forecourt/contracts/tenant";
import type { Condition } from "@forecourt/contracts/vehicle";
import { dayAfter, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { GatedInventory } from "@forecourt/search-index";
import type { Request } from "express";
import type { PriceSource } from "../pricing/dealer-pricing.ts";

const conditions = ["used", "new", "certified"] as const;

/**
 * The inventory that is gated for this request; null = nothing, because the dealer gates none or the shell
 * reports that the visitor has unlocked it. Uses the dealer's settings, not the store's: changing the store
 * must not reveal more. `today` is YYYY-MM-DD; null = the current day in the dealer's time zone.
 */
export function gatedInventoryFor(
  request: Pick<Request, "get">,
  { dealerId }: Pick<Tenant, "dealerId">,
  { dealers, today }: { dealers: PriceSource; today: string | null },
): GatedInventory | null {
  if (request.get(internalHeaders.unlocked)?.split(" ").includes("inventory")) return null;
  const { inventory, company } = dealers.config({ dealerId, storeId: null });
  const locked = gatedConditions(inventory);
  if (locked.length === 0) return null;
  const day = today ?? wallTimeAt(new Date(), company.timezone).day;
  return { firstSeenAfter: dayAfter(day, -inventory.earlyAccessDays), conditions: locked };
}

/** The conditions of which recent vehicles are gated; empty = nothing is. */
export function gatedConditions({
  earlyAccessDays,
  restrictions,
}: Pick<InventorySettings, "earlyAccessDays" | "restrictions">): Condition[] {
  if (earlyAccessDays === 0) return [];
  return conditions.filter((condition) => restrictions[condition].unlockInventory);
}
