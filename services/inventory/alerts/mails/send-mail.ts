import { createHash } from "node:crypto";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { sendShopperMail, withdrawShopperMails } from "@forecourt/contracts/leads/shopper-mail";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { SubscriberRow } from "../../store/alert-tables.ts";
import type { AlertDeps } from "../alert-deps.ts";
import { mailingOf, unseal } from "../secrets.ts";
import { watchesOf } from "../subscriptions/manage.ts";
import { AlertMail } from "./alert-mail.ts";
import { type Composed, confirmationMail, digestMail } from "./compose-mail.ts";
import { namedWatches } from "./named-watches.ts";

const DEADLINE_MS = 10_000;

/** The longest pause between tries while the leads service is down. */
const maxRetryMs = 5 * 60_000;

export interface MailDeps extends AlertDeps {
  /** Addresses of the leads service. */
  replicas: readonly string[];
}

/** Delivers queued mails to the leads service, each exactly once. Safe to run on several replicas. */
export function mailDelivery(deps: MailDeps): DeliveryOptions {
  const table = "inventory_alert_mails";
  return {
    outbox: leadOutbox(deps.database, { table, key: "id", maxRetryMs }),
    now: deps.now,
    log: deps.log,
    async send(id) {
      const row = await deps.database.query
        .selectFrom(table)
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      // The row is deleted if the subscriber has unsubscribed.
      if (row) await sendMail(deps, row);
    },
  };
}

interface QueuedMail {
  id: string;
  dealer_id: string;
  store_id: string;
  subscriber_id: string;
  content: string;
}

async function sendMail(deps: MailDeps, row: QueuedMail): Promise<void> {
  const { language } = (await subscriberOf(deps, row.subscriber_id)) ?? { language: null };
  const call = clientFor(deps, row, language);
  const options = { deadlineMs: DEADLINE_MS };
  const mail = AlertMail.parse(JSON.parse(row.content));
  if (mail.kind === "withdrawal") {
    const body = { mailing: mailingOf(row.subscriber_id) };
    await call(withdrawShopperMails, { body }, options);
    return;
  }
  const body = await bodyOf(deps, row, mail);
  if (body === null) return;
  try {
    await call(sendShopperMail, { body }, options);
  } catch (error) {
    // The leads service has received an earlier try, with a watch that was ended since.
    if (!hasErrorCode(error, "idempotency-conflict")) throw error;
  }
}

function clientFor(
  { replicas }: MailDeps,
  { id, dealer_id, store_id }: QueuedMail,
  language: string | null,
) {
  return createClient({
    baseUrl: replicas[0] ?? "",
    fetch: fetchFromReplicas(replicas),
    headers: {
      [internalHeaders.dealer]: dealer_id,
      [internalHeaders.store]: store_id,
      ...(language !== null && { [internalHeaders.language]: language }),
      "idempotency-key": createHash("sha256").update(`inventory-alert:${id}`).digest("base64url"),
    },
  });
}

/** The mail from the watches that exist now; null = nothing to send, as where the dealer has switched alerts off. */
async function bodyOf(
  deps: MailDeps,
  row: QueuedMail,
  mail: Exclude<AlertMail, { kind: "withdrawal" }>,
) {
  const subscriber = await subscriberOf(deps, row.subscriber_id);
  if (!subscriber) return null;
  const { id, dealer_id: dealerId, store_id: storeId, language } = subscriber;
  const tenant = { dealerId, storeId, ...(language !== null && { language }) };
  const dealers = deps.dealers.current();
  const { company, pages } = dealers.config(tenant);
  if (!pages.alerts) return null;
  const site = dealers.site(tenant);
  const rows = await watchesOf(deps.database.query, id);
  const context = {
    site,
    storeName: company.name,
    token: unseal("token", deps.secret, id, subscriber.token),
    watches: await namedWatches(deps, tenant, rows),
  };
  const composed =
    mail.kind === "digest" ? digestMail(mail.news, context) : confirmationMail(context);
  return (
    composed && {
      ...withPrefix(composed, site.prefix ?? ""),
      store: storeId,
      address: unseal("address", deps.secret, id, subscriber.address),
      mailing: mailingOf(id),
      isConfirmed: mail.kind === "digest",
    }
  );
}

/** A mail with the paths of its pages in the language of its texts. */
function withPrefix(mail: Composed, prefix: string): Composed {
  const link = <Link extends { path: string }>(one: Link): Link => {
    return { ...one, path: prefix + one.path };
  };
  return {
    ...mail,
    sections: mail.sections.map(({ items, more, ...section }) => ({
      ...section,
      items: items.map(link),
      more: more && link(more),
    })),
    button: mail.button && link(mail.button),
    stop: link(mail.stop),
  };
}

async function subscriberOf(
  { database }: MailDeps,
  id: string,
): Promise<SubscriberRow | undefined> {
  return database.query
    .selectFrom("inventory_alert_subscribers")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}
