import { getVehicle } from "@forecourt/contracts/areas/inventory/contracts";
import { AppError } from "@forecourt/contracts/errors";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { createClient } from "@forecourt/http/client";
import { errorCode } from "@forecourt/service-kit/error-code";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Log } from "@forecourt/service-kit/log";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import type { Request } from "express";

/** On whose behalf the inventory is asked. */
interface InventoryRequest {
  dealerId: string;
  /** Whether the visitor may see gated vehicles. */
  isUnlocked: boolean;
  request: Request;
}

/**
 * A vehicle that is for sale; null = the inventory service did not answer, which rejects no lead.
 * @throws AppError vehicle-unknown, also for a sold vehicle; vehicle-private
 */
export type VehicleForSale = (
  vin: string,
  request: InventoryRequest,
) => Promise<VehicleDetail | null>;

/**
 * Calls the inventory service at one of `replicas`; null = none is configured.
 * @param deadlineMs the visitor waits for the receipt meanwhile
 */
export function createVehicleForSale(
  replicas: readonly string[] | null,
  log: Log,
  deadlineMs: number,
): VehicleForSale {
  if (replicas === null) return async () => null;
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async (vin, request) => {
    const call = createClient({ ...options, headers: headersOf(request) });
    try {
      const vehicle = await call(getVehicle, { params: { vin } }, { deadlineMs });
      if (vehicle.status === "live") return vehicle;
    } catch (error) {
      const code = errorCode(error);
      if (code === "vehicle-unknown" || code === "vehicle-private") throw error;
      const requestId = requestIdOf(request.request);
      log.warn({ requestId, code }, "lead accepted without checking the inventory");
      return null;
    }
    throw new AppError("vehicle-unknown", "this car is sold");
  };
}

function headersOf({ dealerId, isUnlocked, request }: InventoryRequest): Record<string, string> {
  return {
    [internalHeaders.dealer]: dealerId,
    [requestIdHeader]: requestIdOf(request),
    ...(isUnlocked ? { [internalHeaders.unlocked]: "inventory" } : {}),
  };
}
