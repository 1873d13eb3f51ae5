import { createHash } from "node:crypto";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { sendFeedNotice } from "@forecourt/contracts/leads/feed-notice";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import type { Database } from "@forecourt/service-kit/db";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { Log } from "@forecourt/service-kit/log";
import type { InventoryTables } from "../../store/tables.ts";
import { feedMail } from "./feed-mail.ts";
import { FeedNotification } from "./queue-feed-mail.ts";

const DEADLINE_MS = 10_000;

/** The longest pause between tries while the leads service is down. */
const maxRetryMs = 5 * 60_000;

const table = "inventory_feed_mails";

interface MailDeps {
  database: Database<InventoryTables>;
  dealers: { current(): Pick<Dealers, "config" | "site"> };
  /** Addresses of the leads service. */
  replicas: readonly string[];
  now: () => Date;
  log: Log;
}

/** Delivers queued mails about feeds to the leads service, each exactly once. Safe to run on several replicas. */
export function feedMailDelivery(deps: MailDeps): DeliveryOptions {
  const { database, now, log } = deps;
  return {
    outbox: leadOutbox(database, { table, key: "id", maxRetryMs }),
    now,
    log,
    async send(id) {
      const row = await database.query
        .selectFrom(table)
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      if (row) await send(deps, row);
    },
  };
}

interface QueuedMail {
  id: string;
  dealer_id: string;
  store_id: string;
  content: string;
}

async function send({ dealers, replicas }: MailDeps, row: QueuedMail): Promise<void> {
  const { id, dealer_id: dealerId, store_id: storeId, content } = row;
  const current = dealers.current();
  const { feed, company } = current.config({ dealerId, storeId });
  // The feed is not configured any more.
  if (feed === null) return;
  const { language } = feed;
  const tenant = { dealerId, storeId, ...(language !== null && { language }) };
  const { texts } = current.site(tenant);
  const body = {
    store: storeId,
    ...feedMail(FeedNotification.parse(JSON.parse(content)), { texts, store: company.name }),
  };
  const call = createClient({
    baseUrl: replicas[0] ?? "",
    fetch: fetchFromReplicas(replicas),
    headers: {
      [internalHeaders.dealer]: dealerId,
      [internalHeaders.store]: storeId,
      "idempotency-key": createHash("sha256").update(`inventory-feed:${id}`).digest("base64url"),
    },
  });
  try {
    await call(sendFeedNotice, { body }, { deadlineMs: DEADLINE_MS });
  } catch (error) {
    // The leads service has received an earlier try, with texts that were edited since.
    if (!hasErrorCode(error, "idempotency-conflict")) throw error;
  }
}
