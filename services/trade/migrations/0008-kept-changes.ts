import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Changes that the seller of a kept offer made on its page, for the mails about them. */
export const keptChanges: Migration = {
  name: "0008-kept-changes",
  async up(transaction) {
    await sql.raw("alter table trade_notices add column kept_change text").execute(transaction);
  },
};
