import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Drives that their visitors have cancelled: the time is free again, what it was is not forgotten. */
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
