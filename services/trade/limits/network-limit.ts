import { createHash } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { consumeOrWait } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { Request, Response } from "express";
import type { Deps } from "../deps.ts";

/**
 * Maximum number of requests of one network in an hour. Each lookup and each offer may cost a request to another
 * company; answers are saved one by one.
 */
const maxPerHour = { start: 60, save: 900, offer: 60, lookup: 60, photos: 120, keep: 30 } as const;

/** @throws AppError too-many-requests, with a Retry-After header */
export async function limitNetwork(
  { database, now }: Pick<Deps, "database" | "now">,
  { request, response }: { request: Request; response: Response },
  kind: keyof typeof maxPerHour,
): Promise<void> {
  const key = JSON.stringify([kind, clientNetwork(request)]);
  const id = createHash("sha256").update(key).digest("base64url");
  const limit = { id, maxPerHour: maxPerHour[kind] };
  const waitMs = await consumeOrWait(database.query, "trade_pace", { limit, now: now() });
  if (waitMs === null) return;
  response.set("retry-after", String(Math.ceil(waitMs / 1000)));
  throw new AppError("too-many-requests", "too many requests came from this network");
}
