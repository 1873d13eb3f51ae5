import { SearchQuery, type SearchReply } from "@forecourt/contracts/inventory";
import type { z } from "zod";
import { pricingOf } from "../pricing/pricing.ts";
import { newDealerCars } from "../search/dealer-cars.ts";
import type { ToldVehicle } from "../search/fields.ts";
import { runThrough } from "../search/run-through.ts";
import { searchCars } from "../search/search-cars.ts";
import { priceSource } from "./price-source.ts";

/** Asks for these cars in stores without fees, or with those given. */
export function searchAmong(
  cars: readonly ToldVehicle[],
  fees: Readonly<Record<string, number>> = { columbia: 0, rolla: 0 },
): (query: z.input<typeof SearchQuery>) => SearchReply {
  const builder = newDealerCars();
  for (const car of cars) builder.push(car);
  const found = runThrough(builder.build());
  const pricing = pricingOf(priceSource(fees), { dealerId: "group", storeId: null });
  return (query) => searchCars(found, { storeId: null, pricing }, SearchQuery.parse(query));
}
