import { clientNetwork } from "@forecourt/service-kit/client-network";
import { consumeOrWait } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { Request } from "express";
import type { Deps } from "../deps.ts";

/** Resumes of one network an hour: a school where a class applies, not a program. */
const maxPerHour = 60;

/** False = this network has sent too many resumes. */
export async function limitNetwork(
  { database, vault, now }: Pick<Deps, "database" | "vault" | "now">,
  request: Request,
): Promise<boolean> {
  const id = vault.secrets.digest("network", JSON.stringify(["resume", clientNetwork(request)]));
  const limit = { id, maxPerHour };
  return (await consumeOrWait(database.query, "company_pace", { limit, now: now() })) === null;
}
