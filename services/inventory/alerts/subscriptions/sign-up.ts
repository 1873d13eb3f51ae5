import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SubscriberRow } from "../../store/alert-tables.ts";
import type { InventoryTables } from "../../store/tables.ts";
import { contentOf, queueMail } from "../mails/queue-mail.ts";
import { addressHash, newToken, seal, tokenHash } from "../secrets.ts";
import type { WatchStart } from "./subject.ts";

const MINUTE_MS = 60_000;

/** An unconfirmed address gets at most one mail in this time, because anyone can enter any address. */
const askAgainMs = 24 * 60 * MINUTE_MS;

/** Time between two such mails to an address with confirmed watches. */
const askSubscriberAgainMs = 10 * MINUTE_MS;

const confirmationContent = contentOf({ kind: "confirmation" });

/** Maximum number of watches of one subscriber. */
export const MAX_WATCHES = 50;

export interface SignUp {
  dealerId: string;
  address: string;
  /** At least one. */
  starts: readonly WatchStart[];
  consent: { version: string; text: string | null };
  /** Language of the page; null = English. */
  language: string | null;
  secret: string;
  now: Date;
}

/**
 * Stores the watches of an address, and queues the mail that asks to confirm them. A watch that exists begins again only
 * if it is unconfirmed.
 */
export async function signUp(query: Kysely<InventoryTables>, request: SignUp): Promise<void> {
  const subscriber = await subscriberOf(query, request);
  let isWaiting = false;
  for (const start of request.starts) {
    if (await insertWatch(query, subscriber, { ...request, start })) isWaiting = true;
  }
  if (isWaiting) await askForConfirmation(query, subscriber, request.now);
}

async function subscriberOf(
  query: Kysely<InventoryTables>,
  { dealerId, address, starts, language, secret, now }: SignUp,
): Promise<SubscriberRow> {
  const id = randomUUID();
  const token = newToken();
  const hash = addressHash(secret, dealerId, address);
  await query
    .insertInto("inventory_alert_subscribers")
    .values({
      id,
      dealer_id: dealerId,
      store_id: starts[0]?.mailStore ?? "",
      address_hash: hash,
      address: seal("address", secret, id, address.trim()),
      token_hash: tokenHash(token),
      token: seal("token", secret, id, token),
      created_at: now.toISOString(),
      confirmed_at: null,
      due_at: null,
      seen_seq: null,
      language,
    })
    .onConflict((conflict) =>
      conflict.columns(["dealer_id", "address_hash"]).doUpdateSet({ language }),
    )
    .execute();
  return query
    .selectFrom("inventory_alert_subscribers")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("address_hash", "=", hash)
    .executeTakeFirstOrThrow();
}

/** False = the watch is confirmed already, or the subscriber has `MAX_WATCHES`. */
async function insertWatch(
  query: Kysely<InventoryTables>,
  subscriber: SubscriberRow,
  { start: { mailStore: _mailStore, ...start }, consent, now }: SignUp & { start: WatchStart },
): Promise<boolean> {
  const { count } = await query
    .selectFrom("inventory_alert_watches")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("subscriber_id", "=", subscriber.id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_WATCHES) return false;
  const row = {
    ...start,
    created_at: now.toISOString(),
    consent_version: consent.version,
    consent_text: consent.text,
  };
  const { numInsertedOrUpdatedRows } = await query
    .insertInto("inventory_alert_watches")
    .values({ ...row, id: randomUUID(), subscriber_id: subscriber.id, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(["subscriber_id", "kind", "subject"])
        .doUpdateSet(row)
        .where("inventory_alert_watches.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Queues one mail, due after the pause since the last mail. It will include watches that are added until then. */
async function askForConfirmation(
  query: Kysely<InventoryTables>,
  subscriber: SubscriberRow,
  now: Date,
): Promise<void> {
  if (await isAsked(query, subscriber)) return;
  const { dealer_id, address_hash } = subscriber;
  const before = await query
    .selectFrom("inventory_alert_asked")
    .select("asked_at")
    .where("dealer_id", "=", dealer_id)
    .where("address_hash", "=", address_hash)
    .executeTakeFirst();
  const dueAt = whenToAsk(subscriber, before ? Date.parse(before.asked_at) : null, now);
  const asked = { dealer_id, address_hash, asked_at: dueAt.toISOString() };
  const { numInsertedOrUpdatedRows } = await query
    .insertInto("inventory_alert_asked")
    .values(asked)
    .onConflict((conflict) =>
      conflict
        .columns(["dealer_id", "address_hash"])
        .doUpdateSet(asked)
        .where("inventory_alert_asked.asked_at", "=", before?.asked_at ?? ""),
    )
    .executeTakeFirst();
  // Another request has queued the mail at the same time.
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return;
  await queueMail(query, subscriber, { kind: "confirmation" }, { now, dueAt });
}

/** `last` may be in the future: the subscriber unsubscribed before that mail was sent. */
function whenToAsk({ confirmed_at }: SubscriberRow, last: number | null, now: Date): Date {
  if (last === null) return now;
  const waitMs = confirmed_at === null ? askAgainMs : askSubscriberAgainMs;
  return new Date(Math.max(now.getTime(), last > now.getTime() ? last : last + waitMs));
}

/** Whether a mail that asks to confirm is already queued. */
async function isAsked(
  query: Kysely<InventoryTables>,
  { id }: Pick<SubscriberRow, "id">,
): Promise<boolean> {
  const row = await query
    .selectFrom("inventory_alert_mails")
    .select("id")
    .where("subscriber_id", "=", id)
    .where("state", "=", "queued")
    .where("content", "=", confirmationContent)
    .executeTakeFirst();
  return row !== undefined;
}
