import type { InventoryClient } from "../inventory-client.ts";
import type { CarLookupSources } from "./look-up-car.ts";
import { ownDecoder } from "./own/own-decoder.ts";
import { httpPlateLookup } from "./plates/http-plate-lookup.ts";
import { vpicDecoder } from "./vpic/vpic-decoder.ts";

/** The sources that are configured: a VIN decoder before listed cars, which know fewer. */
export function lookupSourcesOf(
  {
    vinDecoder,
    plates,
  }: { vinDecoder: string | null; plates: { url: string; token: string } | null },
  inventory: InventoryClient | null,
): CarLookupSources {
  return {
    decoders: [
      ...(vinDecoder === null ? [] : [vpicDecoder({ url: vinDecoder })]),
      ...(inventory === null ? [] : [ownDecoder(inventory)]),
    ],
    plates: plates && httpPlateLookup(plates),
  };
}
