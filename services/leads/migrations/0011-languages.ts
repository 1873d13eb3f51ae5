import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The language of the page that a lead was sent from, in which its mails are; null = English. */
export const languages: Migration = {
  name: "0011-languages",
  async up(transaction) {
    await sql`alter table leads_leads add column language text`.execute(transaction);
  },
};
