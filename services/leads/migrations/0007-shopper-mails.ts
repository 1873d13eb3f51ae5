import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The audience of a mail: a confirmation that cannot be delivered is no lost lead. */
export const shopperMails: Migration = {
  name: "0007-shopper-mails",
  async up(transaction) {
    await sql`alter table leads_outbox add column audience text not null default 'dealer'`.execute(
      transaction,
    );
  },
};
