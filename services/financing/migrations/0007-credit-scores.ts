import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** A column that marks pre-approvals that were requested as a credit score. */
export const creditScores: Migration = {
  name: "0007-credit-scores",
  async up(transaction) {
    await sql
      .raw("alter table financing_applications add column is_score integer not null default 0")
      .execute(transaction);
  },
};
