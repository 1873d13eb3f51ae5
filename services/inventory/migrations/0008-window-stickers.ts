import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The address of a new vehicle's window sticker. */
export const windowStickers: Migration = {
  name: "0008-window-stickers",
  async up(transaction) {
    await sql`alter table inventory_vehicles add column window_sticker text`.execute(transaction);
  },
};
