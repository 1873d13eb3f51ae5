import { AppError } from "@forecourt/contracts/errors";
import type { Database } from "@forecourt/service-kit/db";
import type { Transaction } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

/** One of a dealer's cars. */
export interface Car {
  dealerId: string;
  vin: string;
}

export interface Booking extends Car {
  start: Date;
  storeId: string;
  leadId: string;
}

/** Who drives which car when. */
export interface TestDriveStore {
  /** The times, as ISO texts, from which on somebody drives a car; those before `since` left out. */
  taken(car: Car, since: Date): Promise<ReadonlySet<string>>;
  /** What a lead has booked; null = nothing, or the store has freed it. */
  bookedBy(leadId: string): Promise<Pick<Booking, "vin" | "start"> | null>;
  /** What a lead had booked, and its visitor has cancelled; null = nothing. */
  cancelledBy(leadId: string): Promise<Pick<Booking, "vin" | "start"> | null>;
}

export function createTestDriveStore(database: Database<LeadsTables>): TestDriveStore {
  return {
    async taken({ dealerId, vin }, since) {
      const rows = await database.query
        .selectFrom("leads_test_drives")
        .select("starts_at")
        .where("dealer_id", "=", dealerId)
        .where("vin", "=", vin)
        .where("starts_at", ">=", since.toISOString())
        .execute();
      return new Set(rows.map((row) => row.starts_at));
    },
    async bookedBy(leadId) {
      const row = await database.query
        .selectFrom("leads_test_drives")
        .select(["vin", "starts_at"])
        .where("lead_id", "=", leadId)
        .executeTakeFirst();
      return row ? { vin: row.vin, start: new Date(row.starts_at) } : null;
    },
    async cancelledBy(leadId) {
      const row = await database.query
        .selectFrom("leads_cancelled_drives")
        .select(["vin", "starts_at"])
        .where("lead_id", "=", leadId)
        .executeTakeFirst();
      return row ? { vin: row.vin, start: new Date(row.starts_at) } : null;
    },
  };
}

/**
 * Books a car in the transaction of its lead. Of any number who want the same time, on any number of
 * replicas, one gets it: the others wait for what becomes of the first.
 * @throws AppError slot-taken
 */
export async function bookTestDrive(
  transaction: Transaction<LeadsTables>,
  { dealerId, vin, start, storeId, leadId }: Booking,
): Promise<void> {
  const booked = await transaction
    .insertInto("leads_test_drives")
    .values({
      dealer_id: dealerId,
      vin,
      starts_at: start.toISOString(),
      store_id: storeId,
      lead_id: leadId,
    })
    .onConflict((conflict) => conflict.columns(["dealer_id", "vin", "starts_at"]).doNothing())
    .returning("lead_id")
    .executeTakeFirst();
  if (!booked) throw new AppError("slot-taken", "somebody else drives this car at this time");
}
