import { getPriceVerdict } from "@forecourt/contracts/market";
import type { PageRequest } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
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
  if (site.priceVerdict === false) return null;
  if (vehicle.status === "sold" || vehicle.price === null) return null;
  const params = { vin: vehicle.vin };
  return verdictView(await areaClient(request)(getPriceVerdict, { params }), vehicle, site.texts);
}
