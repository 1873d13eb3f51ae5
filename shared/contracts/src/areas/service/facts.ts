import type { FactSource, Facts } from "../facts.ts";
import { whole } from "../format-facts.ts";

/** The numbers in the service department's claims. */
export function serviceFacts({ claims }: FactSource): Facts {
  return {
    "claims.engineWarrantyMiles": whole(claims.engineWarrantyMiles),
    "claims.oilChangeMilesMin": whole(claims.oilChangeMiles.min),
    "claims.oilChangeMilesMax": whole(claims.oilChangeMiles.max),
  };
}
