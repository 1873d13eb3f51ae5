import type { Migration } from "@forecourt/service-kit/db/migrate";
import { createIdempotencyTable } from "@forecourt/service-kit/idempotency/table";
import { sql } from "kysely";

/** Sent codes, one a number at most, the number of recent uses of each limit, and the answers. */
export const phoneChecks: Migration = {
  name: "0001-phone-checks",
  async up(transaction) {
    await sql`create table visitor_challenges (
      dealer_id text not null,
      phone_hash text not null,
      id text not null,
      code_hash text not null,
      tries integer not null,
      expires_at bigint not null,
      solved_at bigint,
      primary key (dealer_id, phone_hash)
    )`.execute(transaction);
    await sql`create index visitor_challenges_by_end
      on visitor_challenges (expires_at)`.execute(transaction);
    await sql`create table visitor_limits (
      subject text primary key,
      times text not null,
      idle_at bigint not null
    )`.execute(transaction);
    await sql`create index visitor_limits_by_end on visitor_limits (idle_at)`.execute(transaction);
    await createIdempotencyTable(transaction, "visitor");
  },
};
