import type { Facts } from "@forecourt/contracts/areas/facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { milesBetween } from "@forecourt/domain/miles-between";
import { maskPhone } from "@forecourt/domain/phone";
import type { StoreSettings } from "./settings/settings.ts";
import { addressOf } from "./stores-facts.ts";

/** Address and phone of each store that buys cars, a line each; those of a chosen store have the nearest one first. */
export function tradePlaces(
  { config, chosen }: Pick<StoreSettings, "config" | "chosen">,
  stores: readonly DealerConfig[],
): Facts {
  const milesTo = ({ map }: DealerConfig) => (chosen ? milesBetween(config.map, map) : 0);
  const places = stores
    .filter(({ pages }) => pages.sellTrade)
    .toSorted((one, other) => milesTo(one) - milesTo(other))
    .map((store) => `\n${store.store.name}: ${addressOf(store)}, ${phoneOf(store)}`);
  return { "stores.tradePlaces": places.length === 0 ? null : places.join("") };
}

function phoneOf({ sales, phoneMasks }: DealerConfig): string {
  return maskPhone(sales.phone, phoneMasks.general);
}
