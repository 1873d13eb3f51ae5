import { getKnownCars, type KnownCar } from "@forecourt/contracts/areas/inventory/known-cars";
import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { AppError } from "@forecourt/contracts/errors";
import { vinModelYear } from "@forecourt/domain/vin";
import type { InventoryClient } from "../../inventory-client.ts";
import { type CarDecoder, LookupError } from "../car-decoder.ts";

/** Maximum number of cars for a VIN: the seller could not choose among more. */
const maxCars = 8;

/** Decodes VINs by the listed cars that the inventory service knows. */
export function ownDecoder(inventory: InventoryClient): CarDecoder {
  return {
    async decode(vin, tenant) {
      const { match, cars } = await inventory(tenant)(getKnownCars, { body: { vin } }).catch(
        (cause: unknown) => {
          if (!(cause instanceof AppError)) throw cause;
          throw new LookupError("the inventory service did not name a car", { cause });
        },
      );
      const plausible = match === "vin" ? cars : cars.filter(({ year }) => isYear(vin, year));
      return plausible.slice(0, maxCars).map(lookedUp);
    },
  };
}

/** Listings with a mistyped year would be offered otherwise. */
function isYear(vin: string, year: number): boolean {
  const coded = vinModelYear(vin);
  return coded === null || coded === year;
}

function lookedUp({ year, make, model, trim }: KnownCar): LookedUpCar {
  return { modelYear: year, make, model, series: trim, style: null };
}
