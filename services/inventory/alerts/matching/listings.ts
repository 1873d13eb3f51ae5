import type { Cents } from "@forecourt/domain/money";
import type { Database } from "@forecourt/service-kit/db";
import type { InventoryTables, VehicleRow } from "../../store/tables.ts";

/** A car at a store: since when it is listed, and its status. */
type Listing = Pick<
  VehicleRow,
  "vin" | "store_id" | "status" | "condition" | "first_seen" | "listed_seq" | "change_seq"
>;

/** The listings of a dealer's cars, live and sold, with their price history. */
export interface Listings {
  /** The car's listings at the dealer's stores. */
  of(vin: string): readonly Listing[];
  /** Whether the car has changed after a change number, at any store. */
  hasChangedSince(vin: string, seq: number): boolean;
  /** The price at a change number, without fees, null = "Call for price"; undefined = it was not listed at that store. */
  priceAt(vin: string, storeId: string, seq: number): Cents | null | undefined;
}

export async function loadListings(
  { query }: Database<InventoryTables>,
  dealerId: string,
): Promise<Listings> {
  const rows = await query
    .selectFrom("inventory_vehicles")
    .select(["vin", "store_id", "status", "condition", "first_seen", "listed_seq", "change_seq"])
    .where("dealer_id", "=", dealerId)
    .execute();
  const prices = await query
    .selectFrom("inventory_price_history as h")
    .innerJoin("inventory_vehicles as v", (join) =>
      join
        .onRef("v.dealer_id", "=", "h.dealer_id")
        .onRef("v.store_id", "=", "h.store_id")
        .onRef("v.vin", "=", "h.vin"),
    )
    .select(["h.vin", "h.store_id", "h.change_seq", "h.price"])
    .where("h.dealer_id", "=", dealerId)
    .where("v.status", "=", "live")
    .orderBy("h.change_seq")
    .execute();
  const byVin = Map.groupBy(rows, ({ vin }) => vin);
  const histories = Map.groupBy(prices, ({ store_id, vin }) => `${store_id} ${vin}`);
  const of = (vin: string) => byVin.get(vin) ?? [];
  return {
    of,
    hasChangedSince: (vin, seq) => of(vin).some(({ change_seq }) => change_seq > seq),
    priceAt: (vin, storeId, seq) =>
      histories.get(`${storeId} ${vin}`)?.findLast(({ change_seq }) => change_seq <= seq)?.price,
  };
}
