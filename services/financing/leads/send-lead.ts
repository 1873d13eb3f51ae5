import { sendApplicationLead } from "@forecourt/contracts/leads/send";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { readApplication } from "../applications/read-application.ts";
import type { ApplicationRow } from "../store/tables.ts";
import type { Vault } from "../vault/vault.ts";
import { leadOfApplication } from "./lead-of-application.ts";

/** Sends the lead of an application to the leads service; resolves to its receipt. @throws AppError, VaultError */
export type SendLead = (row: ApplicationRow) => Promise<{ token: string }>;

const DEADLINE_MS = 10_000;

/** Sends to one of `replicas`. A repeated lead has the same idempotency key, and is stored once. */
export function createSendLead(replicas: readonly string[], vault: Vault): SendLead {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async (row) => {
    const access = { actor: "lead-delivery", reason: "sends the reference to the store" };
    const content = await readApplication(vault, row, access);
    const call = createClient({
      ...options,
      headers: {
        [internalHeaders.dealer]: row.dealer_id,
        [internalHeaders.store]: row.store_id,
        ...(content.origin.language && { [internalHeaders.language]: content.origin.language }),
        "x-forwarded-for": content.origin.network,
        "idempotency-key": vault.secrets.digest("lead", row.id),
      },
    });
    const body = leadOfApplication(row, content);
    return call(sendApplicationLead, { body }, { deadlineMs: DEADLINE_MS });
  };
}
