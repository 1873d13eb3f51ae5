import { AppError } from "@forecourt/contracts/errors";
import { getVehicle } from "@forecourt/contracts/inventory";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { errorCode } from "@forecourt/service-kit/error-code";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Log } from "@forecourt/service-kit/log";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import type { Visit } from "../intake/lead-request.ts";

/**
 * The id of the store that has a car for sale; null while nobody can say, which stops no lead.
 * @throws AppError vehicle-unknown, also for a car that is sold; vehicle-private
 */
export type StoreOfCar = (vin: string, visit: Visit) => Promise<string | null>;

/** A visitor waits for his receipt meanwhile. */
const DEADLINE_MS = 1_500;

/** Asks the inventory service, at whichever of `replicas`; null = there is none to ask. */
export function storeOfCarBy(replicas: readonly string[] | null, log: Log): StoreOfCar {
  if (replicas === null) return async () => null;
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async (vin, visit) => {
    const call = createClient({ ...options, headers: headersOf(visit) });
    try {
      const car = await call(getVehicle, { params: { vin } }, { deadlineMs: DEADLINE_MS });
      if (car.status === "live") return car.storeId;
    } catch (error) {
      const code = errorCode(error);
      if (code === "vehicle-unknown" || code === "vehicle-private") throw error;
      const requestId = requestIdOf(visit.request);
      log.warn({ requestId, code }, "a test drive was booked without asking the inventory");
      return null;
    }
    throw new AppError("vehicle-unknown", "this car is sold");
  };
}

function headersOf({ request, tenant, visitor }: Visit): Record<string, string> {
  const isUnlocked = visitor.proven.unlockInventory !== null;
  return {
    [internalHeaders.dealer]: tenant.dealerId,
    [requestIdHeader]: requestIdOf(request),
    ...(isUnlocked ? { [internalHeaders.unlocked]: "inventory" } : {}),
  };
}
