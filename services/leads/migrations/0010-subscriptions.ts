import type { Engine } from "@forecourt/service-kit/db";
import type { Migration } from "@forecourt/service-kit/db/migrate";
import { type Kysely, sql } from "kysely";

/**
 * Mails of subscriptions, which belong to no lead: `mailing` names the subscription. `leads_mailings` remembers ended
 * subscriptions, so that a queued mail of one is not sent any more.
 */
export const subscriptions: Migration = {
  name: "0010-subscriptions",
  async up(transaction, engine: Engine) {
    await (engine === "postgres" ? allowNoLead(transaction) : rebuild(transaction));
    await sql`create index leads_outbox_by_mailing on leads_outbox (mailing)
      where mailing is not null`.execute(transaction);
    await sql`create table leads_mailings (
      mailing text primary key,
      used_at text not null,
      is_withdrawn integer not null
    )`.execute(transaction);
  },
};

async function allowNoLead(transaction: Kysely<unknown>): Promise<void> {
  await sql`alter table leads_outbox alter column lead_id drop not null`.execute(transaction);
  await sql`alter table leads_outbox add column mailing text`.execute(transaction);
}

/** SQLite cannot drop a condition of a column. No table refers to this one. */
async function rebuild(transaction: Kysely<unknown>): Promise<void> {
  await sql`create table leads_outbox_new (
    id text primary key,
    lead_id text references leads_leads (id),
    dealer_id text not null,
    kind text not null check (kind in ('adf', 'text')),
    recipient text not null,
    subject text not null,
    content text not null,
    message_id text not null unique,
    created_at text not null,
    since text not null,
    state text not null check (state in ('held', 'queued', 'delivering', 'delivered', 'dead')),
    owner text,
    due_at text not null,
    attempts integer not null,
    failures integer not null,
    last_error text,
    delivered_at text,
    suspected integer not null default 0,
    audience text not null default 'dealer',
    mailing text
  )`.execute(transaction);
  await sql`insert into leads_outbox_new select *, null from leads_outbox`.execute(transaction);
  await sql`drop table leads_outbox`.execute(transaction);
  await sql`alter table leads_outbox_new rename to leads_outbox`.execute(transaction);
  for (const index of indexes) await sql.raw(index).execute(transaction);
}

/** Indexes that the earlier migrations created. */
const indexes = [
  "create index leads_outbox_by_lead on leads_outbox (lead_id)",
  "create index leads_outbox_held on leads_outbox (created_at) where state = 'held'",
  "create index leads_outbox_dead on leads_outbox (created_at) where state = 'dead'",
  `create index leads_outbox_due on leads_outbox (suspected, due_at, recipient, owner)
    where state in ('queued', 'delivering')`,
  "create index leads_outbox_claimed on leads_outbox (owner) where state = 'delivering'",
];
