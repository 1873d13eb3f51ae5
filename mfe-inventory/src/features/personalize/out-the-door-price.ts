import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { Cents } from "@forecourt/domain/money";
import { type OutTheDoorPrice, outTheDoor } from "@forecourt/domain/payment/out-the-door";
import { storeFees } from "../../parts/fees-of.ts";

/** A car's price with taxes at a ZIP code; null without a price or without rules for the ZIP code's state. */
export function outTheDoorPrice(
  vehicle: Pick<VehicleSummary, "price" | "condition" | "storeId">,
  site: SiteContext,
  { zip, tradeEquity }: { zip: string; tradeEquity: Cents },
): OutTheDoorPrice | null {
  if (vehicle.price === null) return null;
  const fees = storeFees(site, vehicle.storeId);
  const tradeIn = tradeEquity === 0 ? null : { allowance: tradeEquity, payoff: 0 };
  const answer = outTheDoor(
    { vehicle: vehicle.price, isNew: vehicle.condition === "new", fees, zip, tradeIn },
    site.taxes,
  );
  return answer.kind === "price" ? answer : null;
}
