import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { getVehicle } from "@forecourt/contracts/areas/inventory/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice, type DealerFee } from "@forecourt/domain/advertised-price";
import { createClient } from "@forecourt/http/client";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { errorCode } from "@forecourt/service-kit/error-code";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Log } from "@forecourt/service-kit/log";

interface CarQuestion {
  dealerId: string;
  vin: string;
  /** Whether early-access cars may be seen; a lead unlocks them. */
  isUnlocked: boolean;
}

/** Looks up a car with its price; never fails: without an answer it is `unchecked`. */
export type FindCar = (question: CarQuestion) => Promise<CarOfInterest>;

/** The visitor waits for it. */
const DEADLINE_MS = 1_500;

/** Asks the inventory service at one of `replicas`; null = none is configured. */
export function createFindCar(
  replicas: readonly string[] | null,
  { dealers, log }: { dealers: { current(): Dealers }; log: Log },
): FindCar {
  if (replicas === null) return async ({ vin }) => ({ vin, state: "unchecked", facts: null });
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async ({ dealerId, vin, isUnlocked }) => {
    const call = createClient({
      ...options,
      headers: {
        [internalHeaders.dealer]: dealerId,
        ...(isUnlocked && { [internalHeaders.unlocked]: "inventory" }),
      },
    });
    try {
      const vehicle = await call(getVehicle, { params: { vin } }, { deadlineMs: DEADLINE_MS });
      const { fees } = dealers.current().site({ dealerId, storeId: vehicle.storeId });
      return carOf(vehicle, fees);
    } catch (error) {
      const code = errorCode(error);
      if (code === "vehicle-unknown" || code === "vehicle-private") {
        return { vin, state: "unknown", facts: null };
      }
      log.warn({ code }, "the car of an application is not checked with the inventory");
      return { vin, state: "unchecked", facts: null };
    }
  };
}

/** The facts of a car with the fees of the store that has it. A sold car keeps its last price. */
export function carOf(vehicle: VehicleDetail, fees: readonly DealerFee[]): CarOfInterest {
  const { vin, storeId, stockNumber, condition, year, make, model, trim, mileage } = vehicle;
  const { price: priceCents } = vehicle;
  return {
    vin,
    state: vehicle.status === "sold" ? "sold" : "for-sale",
    facts: {
      storeId,
      stockNumber,
      condition,
      year,
      make,
      model,
      trim,
      mileage,
      priceCents,
      totalCents: advertisedPrice(priceCents, fees)?.total ?? null,
    },
  };
}
