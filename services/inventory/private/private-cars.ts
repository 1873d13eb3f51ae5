import { internalHeaders, type Tenant } from "@forecourt/contracts/tenant";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { dayAfter, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Request } from "express";
import type { PriceSource } from "../pricing/pricing.ts";

/** Cars that are not shown to who asks. */
export interface PrivateCars {
  /** Those first seen after this day, YYYY-MM-DD. */
  after: string;
  /** Of these conditions alone, in the contract's order. */
  conditions: readonly VehicleSummary["condition"][];
}

const conditions = ["used", "new", "certified"] as const;

/**
 * What is private to this request; null = nothing, because the dealer hides none or the shell says that
 * the visitor has unlocked them. It goes by the dealer as a whole: whoever chooses another store must not
 * see more. @param today YYYY-MM-DD; null = where the dealer is.
 */
export function privateCars(
  request: Pick<Request, "get">,
  { dealerId }: Pick<Tenant, "dealerId">,
  { dealers, today }: { dealers: PriceSource; today: string | null },
): PrivateCars | null {
  if (request.get(internalHeaders.unlocked)?.split(" ").includes("inventory")) return null;
  const { inventory, company } = dealers.config({ dealerId, storeId: null });
  const { privateDays, restrictions } = inventory;
  const locked = conditions.filter((condition) => restrictions[condition].unlockInventory);
  if (privateDays === 0 || locked.length === 0) return null;
  const day = today ?? wallTimeAt(new Date(), company.timezone).day;
  return { after: dayAfter(day, -privateDays), conditions: locked };
}

/** Whether a car is among them. A sold one never is. */
export function isPrivate(
  { status, condition, firstSeen }: Pick<VehicleSummary, "status" | "condition" | "firstSeen">,
  hidden: PrivateCars | null,
): boolean {
  if (hidden === null || status === "sold") return false;
  return firstSeen > hidden.after && hidden.conditions.includes(condition);
}
