import type { Database } from "@forecourt/service-kit/db";
import { type Selectable, sql } from "kysely";
import type { ImportRow, InventoryTables } from "./tables.ts";

type Latest = Pick<
  Selectable<ImportRow>,
  "dealer_id" | "store_id" | "outcome" | "finished_at" | "counts" | "oddities"
>;

/** The last applied and the last held import of every store, without undone imports. */
export async function latestImports({ query }: Database<InventoryTables>): Promise<Latest[]> {
  const { rows } = await sql<Latest>`
    select dealer_id, store_id, outcome, finished_at, counts, oddities from (
      select dealer_id, store_id, outcome, finished_at, counts, oddities,
        row_number() over (
          partition by dealer_id, store_id, outcome order by finished_at desc
        ) as place
      from inventory_imports where undone_at is null
    ) ranked where place = 1`.execute(query);
  return rows;
}
