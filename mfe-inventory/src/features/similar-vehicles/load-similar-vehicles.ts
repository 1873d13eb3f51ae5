import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import type { StatedTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { PageRequest } from "@forecourt/contracts/page";
import type { VehicleDetail, VehicleSummary } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { slug } from "@forecourt/domain/slug";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { storeFees } from "../../parts/fees-of.ts";
import { disclosuresOf } from "../payment/disclosures-of.ts";
import { vehicleCard } from "../vehicle-card/vehicle-card-view.ts";
import type { SimilarVehiclesData } from "./similar-vehicles-data.ts";

/** Maximum number of similar cars on a page. */
const maxShown = 4;

/** Maximum price difference of a car of another model, as a share of this car's price. */
const priceBand = 0.25;

/**
 * Cars of the same condition: first of the same model, then of the same body style in a band around
 * the price, then of that body style at any price. Never the car itself. Those of the same model that
 * come near in price are first among them.
 */
export async function loadSimilarVehicles(
  request: PageRequest,
  vehicle: VehicleDetail,
  stated: StatedTerms,
): Promise<SimilarVehiclesData> {
  const { site } = request;
  const call = areaClient(request);
  const replies = await Promise.all(
    filtersFor(vehicle, request).map((filter) =>
      call(searchVehicles, { query: { ...filter, page: 1 } }),
    ),
  );
  const near = byDistance(vehicle);
  const found = new Map<string, VehicleSummary>();
  for (const { vehicles } of replies) {
    for (const other of vehicles.toSorted(near)) {
      if (other.vin !== vehicle.vin && !found.has(other.vin)) found.set(other.vin, other);
    }
  }
  const cars = [...found.values()].slice(0, maxShown);
  return {
    cards: cars.map((other) => vehicleCard(other, site, { stated })),
    disclosures: disclosuresOf(cars, stated, site),
  };
}

function filtersFor(vehicle: VehicleDetail, { site }: PageRequest): SearchFilter[] {
  const { condition, bodyStyle, make, model, price } = vehicle;
  const sameModel = { condition, make: [slug(make)], model: [slug(model)] };
  if (bodyStyle === null) return [sameModel, { condition }];
  const sameBody = { condition, bodyStyle: [bodyStyle] };
  const total = advertisedPrice(price, storeFees(site, vehicle.storeId))?.total ?? null;
  if (total === null) return [sameModel, sameBody];
  const dollars = (share: number) => Math.round((total * share) / 100);
  const inBand = { priceMin: dollars(1 - priceBand), priceMax: dollars(1 + priceBand) };
  return [sameModel, { ...sameBody, ...inBand }, sameBody];
}

/** Nearest in price first, cars without one last; VINs settle ties. */
function byDistance({ price }: VehicleDetail) {
  const distance = (other: VehicleSummary) =>
    other.price === null || price === null
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(other.price - price);
  return (a: VehicleSummary, b: VehicleSummary) =>
    distance(a) - distance(b) || (a.vin < b.vin ? -1 : 1);
}
