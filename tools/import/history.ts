import type { Oddity } from "@forecourt/service-inventory/import/judge/oddities";
import {
  type RecordedImport,
  recordedImports,
} from "@forecourt/service-inventory/store/recorded-imports";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import type { Database } from "@forecourt/service-kit/db";

/** How many imports are listed. */
const limit = 30;

/** The imports of a dealer, or of one of its stores, newest first, as lines. */
export async function importHistory(
  database: Database<InventoryTables>,
  { dealer, store }: { dealer: string; store: string | null },
): Promise<string[]> {
  const imports = await recordedImports(database, { dealerId: dealer, storeId: store, limit });
  if (imports.length === 0) return [`no import of ${dealer}${store === null ? "" : ` / ${store}`}`];
  return imports.flatMap(linesOf);
}

function linesOf(row: RecordedImport): string[] {
  const { finished_at, store_id, snapshot, file_name } = row;
  const when = finished_at.slice(0, 16).replace("T", " ");
  const oddities = JSON.parse(row.oddities) as Oddity[];
  return [
    `${when}  ${store_id}  feed of ${snapshot}  ${file_name}  ${outcomeOf(row)}`,
    ...(row.reason === null ? [] : [`    forced: ${row.reason}`]),
    ...oddities.map(({ text }) => `    odd: ${text}`),
  ];
}

function outcomeOf({ outcome, undone_at, counts }: RecordedImport): string {
  const { added, changed, returned, sold, unchanged } = JSON.parse(counts) as Record<
    string,
    number
  >;
  if (outcome === "held") return "HELD, nothing was changed";
  const what = `added ${added}, changed ${changed}, returned ${returned}, sold ${sold}, unchanged ${unchanged}`;
  return undone_at === null ? what : `${what}; UNDONE ${undone_at.slice(0, 16).replace("T", " ")}`;
}
