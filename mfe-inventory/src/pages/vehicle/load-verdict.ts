import type { PageRequest } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { getPriceRating } from "@forecourt/contracts/vehicle/price-rating";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { PriceVerdictData } from "../../parts/price-verdict-data.ts";
import { verdictView } from "./verdict-view.ts";

/**
 * How the car's price compares with those of similar cars; null where there is nothing to say: the
 * car is sold or has no price, or the dealer shows no verdicts.
 */
export async function loadVerdict(
  request: PageRequest,
  vehicle: VehicleDetail,
): Promise<PriceVerdictData | null> {
  const { site } = request;
  if (!hasVerdict(vehicle, site)) return null;
  const params = { vin: vehicle.vin };
  return verdictView(await areaClient(request)(getPriceRating, { params }), vehicle, site.texts);
}

/** False where there is nothing to say, so that no place is kept for it. */
export function hasVerdict(
  { status, price }: Pick<VehicleDetail, "status" | "price">,
  { priceVerdict }: Pick<SiteContext, "priceVerdict">,
): boolean {
  return priceVerdict !== false && status === "live" && price !== null;
}
