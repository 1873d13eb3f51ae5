import { getPriceRating } from "@forecourt/contracts/areas/inventory/price-rating";
import type { PageRequest } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { PriceRatingData } from "./price-rating-data.ts";
import { priceRatingView } from "./price-rating-view.ts";

/**
 * Loads the price rating; null for a car that is sold or has no price, and for a dealer that shows no
 * ratings.
 */
export async function loadPriceRating(
  request: PageRequest,
  vehicle: VehicleDetail,
): Promise<PriceRatingData | null> {
  const { site } = request;
  if (!hasPriceRating(vehicle, site)) return null;
  const params = { vin: vehicle.vin };
  return priceRatingView(
    await areaClient(request)(getPriceRating, { params }),
    vehicle,
    site.texts,
  );
}

/** False without a rating, so that no space is reserved for it. */
export function hasPriceRating(
  { status, price }: Pick<VehicleDetail, "status" | "price">,
  { showPriceRatings }: Pick<SiteContext, "showPriceRatings">,
): boolean {
  return showPriceRatings !== false && status === "live" && price !== null;
}
