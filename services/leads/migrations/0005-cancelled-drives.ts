import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Canceled test drives: their time is free again, and the inquiry page still shows it. */
export const cancelledDrives: Migration = {
  name: "0005-cancelled-drives",
  async up(transaction) {
    await sql`create table leads_cancelled_drives (
      lead_id text primary key references leads_leads (id),
      vin text not null,
      starts_at text not null,
      cancelled_at text not null
    )`.execute(transaction);
  },
};
