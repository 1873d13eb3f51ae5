import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Events of visits, and events that still have to be passed on. Times in milliseconds. */
export const events: Migration = {
  name: "0002-events",
  async up(transaction) {
    await sql`create table visitor_events (
      dealer_id text not null,
      event_id text not null,
      name text not null,
      value_cents integer not null,
      happened_at bigint not null,
      received_at bigint not null,
      body text not null,
      primary key (dealer_id, event_id)
    )`.execute(transaction);
    await sql`create index visitor_events_by_time
      on visitor_events (received_at)`.execute(transaction);
    await sql`create table visitor_forwards (
      dealer_id text not null,
      event_id text not null,
      tries integer not null,
      due_at bigint not null,
      primary key (dealer_id, event_id),
      foreign key (dealer_id, event_id)
        references visitor_events (dealer_id, event_id) on delete cascade
    )`.execute(transaction);
    await sql`create index visitor_forwards_due on visitor_forwards (due_at)`.execute(transaction);
  },
};
