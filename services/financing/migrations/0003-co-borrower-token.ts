import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The token with which a co-borrower sees the state of an application. */
export const coBorrowerToken: Migration = {
  name: "0003-co-borrower-token",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  "alter table financing_applications add column co_token_hash text",
  "create unique index financing_applications_by_co_token on financing_applications (co_token_hash)",
];
