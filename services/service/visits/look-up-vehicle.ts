import { lookUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { internalHeaders, type Tenant } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Log } from "@forecourt/service-kit/log";

const DEADLINE_MS = 4_000;

/** The vehicle of a checked VIN. `trim` is null where several trims have it. */
export interface FoundVehicle {
  modelYear: number;
  make: string;
  model: string;
  trim: string | null;
}

/** Resolves to null when the VIN is unknown, or cannot be looked up. */
export type VehicleLookup = (
  vin: string,
  from: { tenant: Tenant; network: string },
) => Promise<FoundVehicle | null>;

/** Asks the trade service, which looks up the VINs of sellers' cars, too. */
export function vehicleLookup(replicas: readonly string[], log: Log): VehicleLookup {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async (vin, { tenant, network }) => {
    const call = createClient({
      ...options,
      headers: {
        [internalHeaders.dealer]: tenant.dealerId,
        ...(tenant.storeId !== null && { [internalHeaders.store]: tenant.storeId }),
        "x-forwarded-for": network,
      },
    });
    try {
      const body = { by: "vin", vin } as const;
      const result = await call(lookUpCar, { body }, { deadlineMs: DEADLINE_MS });
      return result.status === "found" ? commonVehicle(result.cars) : null;
    } catch (error) {
      log.warn({ err: error }, "a VIN could not be looked up");
      return null;
    }
  };
}

type LookedUp = { modelYear: number; make: string; model: string; series: string | null };

/** Facts that all cars of a VIN have in common; null = they are different models. */
function commonVehicle(cars: readonly LookedUp[]): FoundVehicle | null {
  const [first] = cars;
  const isSame = (key: keyof LookedUp) => cars.every((car) => car[key] === first?.[key]);
  if (!first || !isSame("modelYear") || !isSame("make") || !isSame("model")) return null;
  const { modelYear, make, model, series } = first;
  return { modelYear, make, model, trim: isSame("series") ? series : null };
}
