import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** When the co-borrower's present link was made. */
export const invitedAt: Migration = {
  name: "0004-invited-at",
  async up(transaction) {
    await sql.raw("alter table financing_drafts add column invited_at text").execute(transaction);
  },
};
