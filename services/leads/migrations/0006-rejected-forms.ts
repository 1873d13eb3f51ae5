import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Rejected HTML forms, until the page of the form has shown them. */
export const rejectedForms: Migration = {
  name: "0006-rejected-forms",
  async up(transaction) {
    await sql`create table leads_rejected_forms (
      id text primary key,
      dealer_id text not null,
      expires_at text not null,
      form text not null
    )`.execute(transaction);
    await sql`create index leads_rejected_forms_by_time on leads_rejected_forms (expires_at)`.execute(
      transaction,
    );
  },
};
