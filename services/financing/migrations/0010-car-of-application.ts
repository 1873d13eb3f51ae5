import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Stores the name of the car of an application, for the list of applications that staff sees. */
export const carOfApplication: Migration = {
  name: "0010-car-of-application",
  async up(transaction) {
    await sql.raw("alter table financing_applications add column car text").execute(transaction);
  },
};
