import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Whether the seller of a kept offer gets its letter; null = not known. */
export const letters: Migration = {
  name: "0007-letters",
  async up(transaction) {
    await sql
      .raw("alter table trade_outbox add column is_letter_queued integer")
      .execute(transaction);
  },
};
