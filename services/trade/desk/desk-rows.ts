import { KeptContent } from "../kept/kept-store.ts";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskStore } from "./desk-stores.ts";

/** The offers of every store, the newest first, each with its appraisal, its kept content, and its drop-off. */
export function joined({ database: { query } }: Pick<DeskDeps, "database">) {
  return query
    .selectFrom("trade_offers as o")
    .innerJoin("trade_appraisals as a", "a.id", "o.appraisal_id")
    .leftJoin("trade_kept_offers as k", (join) =>
      join.onRef("k.offer_id", "=", "o.id").onRef("k.offer_number", "=", "o.number"),
    )
    .leftJoin("trade_drop_offs as d", "d.kept_id", "k.id")
    .selectAll("o")
    .select([
      "a.car as car",
      "a.store_id as chosenStore",
      "k.id as keptId",
      "k.kept_at as keptAt",
      "k.content as keptContent",
      "k.interest as keptInterest",
      "d.sequence as sequence",
      "d.starts_at as startsAt",
      (where) =>
        where
          .selectFrom("trade_kept_offers as newer")
          .innerJoin("trade_offers as other", "other.id", "newer.offer_id")
          .whereRef("other.appraisal_id", "=", "o.appraisal_id")
          .whereRef("newer.kept_at", ">", "k.kept_at")
          .select("newer.offer_number")
          .orderBy("newer.kept_at", "desc")
          .limit(1)
          .as("replacedBy"),
      (where) =>
        where
          .selectFrom("trade_kept_offers as earlier")
          .innerJoin("trade_offers as before", "before.id", "earlier.offer_id")
          .whereRef("before.appraisal_id", "=", "o.appraisal_id")
          .whereRef("before.revision", "<", "o.revision")
          .select("earlier.id")
          .orderBy("earlier.kept_at", "desc")
          .limit(1)
          .as("earlierId"),
      (where) =>
        where
          .selectFrom("trade_offers as later")
          .whereRef("later.appraisal_id", "=", "o.appraisal_id")
          .whereRef("later.made_at", ">", "o.made_at")
          .select("later.number")
          .orderBy("later.made_at", "desc")
          .limit(1)
          .as("newerNumber"),
    ])
    .orderBy("o.made_at", "desc")
    .orderBy("o.revision", "desc");
}

export type Row = Awaited<ReturnType<ReturnType<typeof joined>["execute"]>>[number];

/** A row with the store to which the seller brings the car. */
export type JoinedRow = Row & { storeId: string };

/** Rows of all offers of a dealer. */
export function rowsOf(deps: Pick<DeskDeps, "database">, { dealerId }: DeskStore) {
  return joined(deps).where("o.dealer_id", "=", dealerId);
}

export function keptContentOf({ keptContent }: Row): KeptContent | null {
  return keptContent === null ? null : KeptContent.parse(JSON.parse(keptContent));
}

/** A kept offer stays with its store, whatever store the seller chooses later. */
export function storeIdOf(row: Row): string {
  const content = keptContentOf(row);
  return content === null ? row.chosenStore : (content.storeId ?? row.store_id);
}
