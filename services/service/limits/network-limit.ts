import { createHash } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { consumeOrWait } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { Request, Response } from "express";
import type { Deps } from "../deps.ts";

/** Maximum number of forms of one network in an hour. A held time is not free for others until its hold ends. */
const maxPerHour = { start: 60, save: 600, hold: 60, book: 30, change: 30, recalls: 60 } as const;
export type LimitKind = keyof typeof maxPerHour;

/** The network of a request, as a digest. */
export function networkDigest(request: Request): string {
  return createHash("sha256").update(clientNetwork(request)).digest("base64url");
}

/** @throws AppError too-many-requests, with a Retry-After header */
export async function limitNetwork(
  { database, now }: Pick<Deps, "database" | "now">,
  { request, response }: { request: Request; response: Response },
  kind: LimitKind,
): Promise<void> {
  const key = JSON.stringify([kind, clientNetwork(request)]);
  const id = createHash("sha256").update(key).digest("base64url");
  const limit = { id, maxPerHour: maxPerHour[kind] };
  const waitMs = await consumeOrWait(database.query, "service_pace", { limit, now: now() });
  if (waitMs === null) return;
  response.set("retry-after", String(Math.ceil(waitMs / 1000)));
  throw new AppError("too-many-requests", "too many requests came from this network");
}
