import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** What the seller of a kept offer wants since they changed it; null = what it was kept with. */
export const changedInterests: Migration = {
  name: "0009-changed-interests",
  async up(transaction) {
    await sql.raw("alter table trade_kept_offers add column interest text").execute(transaction);
  },
};
