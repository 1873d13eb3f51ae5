import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** What the seller of a kept offer changed on its page, for the mails about it. */
export const keptChanges: Migration = {
  name: "0008-kept-changes",
  async up(transaction) {
    await sql.raw("alter table trade_notices add column kept_change text").execute(transaction);
  },
};
