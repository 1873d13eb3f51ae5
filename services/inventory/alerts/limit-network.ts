import { AppError } from "@forecourt/contracts/errors";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";
import { consumeOrWait } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { Request, Response } from "express";
import type { AlertDeps } from "./alert-deps.ts";

/**
 * Counts one sign-up of the client's network; the limit is that of the dealer's lead forms.
 * @throws AppError too-many-requests, with a Retry-After header
 */
export async function limitNetwork(
  { database, dealers, secret, now }: AlertDeps,
  dealerId: string,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const { leads } = dealers.current().config({ dealerId, storeId: null });
  const id = keyedHash(
    secret,
    JSON.stringify(["inventory-alert-network:v1", dealerId, clientNetwork(request)]),
  );
  const limit = { id, maxPerHour: leads.limits.perAddressPerHour };
  const table = "inventory_alert_pace";
  const waitMs = await consumeOrWait(database.query, table, { limit, now: now() });
  if (waitMs === null) return;
  response.set("retry-after", String(Math.ceil(waitMs / 1000)));
  throw new AppError("too-many-requests", "too many requests came from this network");
}
