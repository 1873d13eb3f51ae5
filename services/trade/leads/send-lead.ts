import { createHash } from "node:crypto";
import { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { Deps } from "../deps.ts";
import { keptOfferById } from "../kept/kept-store.ts";
import { rulesOf } from "../offers/find-offer.ts";
import { offerView } from "../offers/offer-view.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import type { OfferRow } from "../store/tables.ts";
import { leadOfOffer, type OfferLead } from "./lead-of-offer.ts";

const DEADLINE_MS = 10_000;

type LeadDeps = Pick<Deps, "database" | "dealers">;

/** How the leads of kept offers are delivered to one of `replicas`. A repeated lead is stored once. */
export function deliveryOf(
  replicas: readonly string[],
  { now, log, ...deps }: LeadDeps & Pick<Deps, "now" | "log">,
): DeliveryOptions {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return {
    outbox: leadOutbox(deps.database, { table: "trade_outbox", key: "kept_id" }),
    now,
    log,
    async send(keptId) {
      const { lead, row } = await offerLead(deps, keptId);
      const key = createHash("sha256").update(`trade-lead:${keptId}`).digest("base64url");
      const call = createClient({
        ...options,
        headers: {
          [internalHeaders.dealer]: row.dealer_id,
          [internalHeaders.store]: row.store_id,
          "x-forwarded-for": lead.content.origin.network,
          "idempotency-key": key,
        },
      });
      await call(sendServiceLead, { body: leadOfOffer(lead) }, { deadlineMs: DEADLINE_MS });
    },
  };
}

async function offerLead(
  { database, dealers }: LeadDeps,
  keptId: string,
): Promise<{ lead: OfferLead; row: OfferRow }> {
  const { row: kept, content } = await keptOfferById(database, keptId);
  const row = await database.query
    .selectFrom("trade_offers")
    .selectAll()
    .where("id", "=", kept.offer_id)
    .executeTakeFirstOrThrow();
  const { link_token: token } = await database.query
    .selectFrom("trade_outbox")
    .select("link_token")
    .where("kept_id", "=", keptId)
    .executeTakeFirstOrThrow();
  const rules = await rulesOf(database, row.rules_version);
  const tenant = { dealerId: row.dealer_id, storeId: row.store_id };
  const site = dealers.current().site(tenant);
  const lead = {
    content,
    offer: offerView(row, rules),
    input: JSON.parse(row.input) as StoredInput,
    rules,
    token: token ?? "",
    storeId: row.store_id,
    store: dealers.current().config(tenant),
    texts: site.texts,
    origin: site.origin,
  };
  return { lead, row };
}
