import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The car that an application is for, by the inventory's name, for the list that staff picks from. */
export const carOfApplication: Migration = {
  name: "0010-car-of-application",
  async up(transaction) {
    await sql.raw("alter table financing_applications add column car text").execute(transaction);
  },
};
