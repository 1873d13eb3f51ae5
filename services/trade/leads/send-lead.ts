import { createHash } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { Deps } from "../deps.ts";
import type { KeptContent } from "../kept/kept-store.ts";
import { leadOfOffer } from "./lead-of-offer.ts";
import { noticeBody } from "./notice-body.ts";
import { type LeadDeps, offerLead } from "./offer-lead.ts";

const DEADLINE_MS = 10_000;

/** The leads service keeps the language for its later mails. */
function languageHeader({ language }: KeptContent["origin"]): Record<string, string> {
  return language === null ? {} : { [internalHeaders.language]: language };
}

export type SendDeps = LeadDeps & Pick<Deps, "now" | "log">;

/** How the leads of kept offers are delivered to one of `replicas`. A repeated lead is stored once. */
export function deliveryOf(
  replicas: readonly string[],
  { now, log, ...deps }: SendDeps,
): DeliveryOptions {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return {
    outbox: leadOutbox(deps.database, { table: "trade_outbox", key: "kept_id" }),
    now,
    log,
    async send(keptId) {
      const { lead, row } = await offerLead(deps, keptId);
      const call = createClient({
        ...options,
        headers: {
          [internalHeaders.dealer]: row.dealer_id,
          [internalHeaders.store]: lead.storeId,
          ...languageHeader(lead.content.origin),
          "x-forwarded-for": lead.content.origin.network,
          "idempotency-key": keyOf("trade-lead", keptId),
        },
      });
      const { token, isLetterQueued = false } = await call(
        sendServiceLead,
        { body: leadOfOffer(lead) },
        { deadlineMs: DEADLINE_MS },
      );
      await deps.database.query
        .updateTable("trade_outbox")
        .set({ lead_token: token, is_letter_queued: isLetterQueued ? 1 : 0 })
        .where("kept_id", "=", keptId)
        .execute();
    },
  };
}

/** How the mails about changed drop-offs are delivered, each once, after the lead of their offer. */
export function noticeDeliveryOf(
  replicas: readonly string[],
  { now, log, ...deps }: SendDeps,
): DeliveryOptions {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  const { query } = deps.database;
  return {
    outbox: leadOutbox(deps.database, { table: "trade_notices", key: "id" }),
    now,
    log,
    async send(id) {
      const notice = await query
        .selectFrom("trade_notices")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const { lead_token: token } = await query
        .selectFrom("trade_outbox")
        .select("lead_token")
        .where("kept_id", "=", notice.kept_id)
        .executeTakeFirstOrThrow();
      if (token === null) throw new AppError("still-running", "the offer's lead is not stored yet");
      const { lead, row } = await offerLead(deps, notice.kept_id);
      const call = createClient({
        ...options,
        headers: {
          [internalHeaders.dealer]: row.dealer_id,
          [internalHeaders.store]: lead.storeId,
          "idempotency-key": keyOf("trade-notice", id),
        },
      });
      const body = await noticeBody(deps, lead, notice);
      await call(sendServiceNotice, { params: { token }, body }, { deadlineMs: DEADLINE_MS });
    },
  };
}

function keyOf(purpose: string, id: string): string {
  return createHash("sha256").update(`${purpose}:${id}`).digest("base64url");
}
