import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Adds the changed interest of the seller of a kept offer; null = as when it was kept. */
export const changedInterests: Migration = {
  name: "0009-changed-interests",
  async up(transaction) {
    await sql.raw("alter table trade_kept_offers add column interest text").execute(transaction);
  },
};
