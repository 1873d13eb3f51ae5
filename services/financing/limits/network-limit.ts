import { AppError } from "@forecourt/contracts/errors";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { consumeOrWait } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { Request, Response } from "express";
import type { Deps } from "../deps.ts";

/**
 * Requests of one network an hour. A household or an office applies a few times; saving steps of a draft and
 * reading with a token are frequent, and guessing a token of 256 bits is hopeless anyway.
 */
const maxPerHour = { apply: 30, draft: 60, returned: 120, save: 900 } as const;

/** @throws AppError too-many-requests, with a Retry-After header */
export async function limitNetwork(
  { database, vault, now }: Pick<Deps, "database" | "vault" | "now">,
  { request, response }: { request: Request; response: Response },
  kind: keyof typeof maxPerHour,
): Promise<void> {
  const id = vault.secrets.digest("network", JSON.stringify([kind, clientNetwork(request)]));
  const limit = { id, maxPerHour: maxPerHour[kind] };
  const waitMs = await consumeOrWait(database.query, "financing_pace", { limit, now: now() });
  if (waitMs === null) return;
  response.set("retry-after", String(Math.ceil(waitMs / 1000)));
  throw new AppError("too-many-requests", "too many requests came from this network");
}
