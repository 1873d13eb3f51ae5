import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Photos of sellers' cars. SQLite stores bytes as they are in a column of any type. */
export const photos: Migration = {
  name: "0004-photos",
  async up(transaction) {
    await sql`create table trade_photos (
      id text primary key,
      appraisal_id text not null,
      position integer not null,
      width integer not null,
      height integer not null,
      large bytea not null,
      thumbnail bytea not null,
      unique (appraisal_id, position)
    )`.execute(transaction);
  },
};
