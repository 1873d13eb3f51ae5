import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The inquiry page looks up its test drive. */
export const testDrivesByLead: Migration = {
  name: "0003-test-drives-by-lead",
  async up(transaction) {
    await sql`create index leads_test_drives_by_lead on leads_test_drives (lead_id)`.execute(
      transaction,
    );
  },
};
