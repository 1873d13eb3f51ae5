import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import type { Request, Response } from "express";
import type { Transaction } from "kysely";
import type { LeadsTables } from "../store/tables.ts";
import { type DigestKey, keyedDigest } from "./keyed-digest.ts";
import { consumeOrWait } from "./rate-limit.ts";

interface Client {
  request: Request;
  response: Response;
  signingContext: DigestKey;
}

/**
 * Counts one lead of the client's network.
 * @throws AppError too-many-requests, with a Retry-After header, when the dealer's limit is reached
 */
export async function consumeAddressLimit(
  transaction: Transaction<LeadsTables>,
  { request, response, signingContext }: Client,
  { leads }: DealerConfig,
): Promise<void> {
  const id = keyedDigest(signingContext.secret, "address", [
    signingContext.dealerId,
    clientNetwork(request),
  ]);
  const limit = { id, maxPerHour: leads.limits.perAddressPerHour };
  const waitMs = await consumeOrWait(transaction, limit, signingContext.now);
  if (waitMs === null) return;
  response.set("retry-after", String(Math.ceil(waitMs / 1000)));
  throw new AppError("too-many-requests", "too many inquiries came from this address");
}
