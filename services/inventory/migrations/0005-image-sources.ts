import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Images by the source that they come from; the images in `images` are the additional ones. */
export const imageSources: Migration = {
  name: "0005-image-sources",
  async up(transaction) {
    for (const column of ["custom_background_images", "preview_images", "evox_images"]) {
      await sql`alter table inventory_vehicles
        add column ${sql.ref(column)} text not null default '[]'`.execute(transaction);
    }
  },
};
