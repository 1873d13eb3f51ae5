import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The language of the page on which a subscriber last signed up, in which their mails are; null = English. */
export const subscriberLanguages: Migration = {
  name: "0011-subscriber-languages",
  async up(transaction) {
    await sql`alter table inventory_alert_subscribers add column language text`.execute(
      transaction,
    );
  },
};
