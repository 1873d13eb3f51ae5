import { internalHeaders, type Tenant } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";

/** Calls the inventory service for a dealer. */
export type InventoryClient = (tenant: Tenant) => ReturnType<typeof createClient>;

/** A client of the replicas of the inventory service. */
export function inventoryClient(replicas: readonly string[]): InventoryClient {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return ({ dealerId }) =>
    createClient({ ...options, headers: { [internalHeaders.dealer]: dealerId } });
}
