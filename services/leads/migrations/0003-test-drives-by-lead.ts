import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The page of an inquiry asks for the drive that it booked. */
export const testDrivesByLead: Migration = {
  name: "0003-test-drives-by-lead",
  async up(transaction) {
    await sql`create index leads_test_drives_by_lead on leads_test_drives (lead_id)`.execute(
      transaction,
    );
  },
};
