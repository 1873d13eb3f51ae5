import { AppError } from "@forecourt/contracts/errors";
import type { Database } from "@forecourt/service-kit/db";
import type { Kysely } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

/** A vehicle of a dealer. */
export interface DealerVehicle {
  dealerId: string;
  vin: string;
}

export interface Booking extends DealerVehicle {
  start: Date;
  storeId: string;
  leadId: string;
}

/** Reads test drives. */
export interface TestDriveStore {
  /** The start times of a vehicle's test drives from `since` on, as ISO texts. */
  bookedTimes(vehicle: DealerVehicle, since: Date): Promise<ReadonlySet<string>>;
  /** The test drive that a lead has booked; null = none, or it was canceled. */
  bookedBy(leadId: string): Promise<Pick<Booking, "vin" | "start"> | null>;
  /** The test drive that a lead had booked and its visitor canceled; null = none. */
  canceledBy(leadId: string): Promise<Pick<Booking, "vin" | "start"> | null>;
}

export function createTestDriveStore({ query }: Database<LeadsTables>): TestDriveStore {
  return {
    async bookedTimes({ dealerId, vin }, since) {
      const rows = await query
        .selectFrom("leads_test_drives")
        .select("starts_at")
        .where("dealer_id", "=", dealerId)
        .where("vin", "=", vin)
        .where("starts_at", ">=", since.toISOString())
        .execute();
      return new Set(rows.map((row) => row.starts_at));
    },
    async bookedBy(leadId) {
      const row = await query
        .selectFrom("leads_test_drives")
        .select(["vin", "starts_at"])
        .where("lead_id", "=", leadId)
        .executeTakeFirst();
      return row ? { vin: row.vin, start: new Date(row.starts_at) } : null;
    },
    async canceledBy(leadId) {
      const row = await query
        .selectFrom("leads_cancelled_drives")
        .select(["vin", "starts_at"])
        .where("lead_id", "=", leadId)
        .executeTakeFirst();
      return row ? { vin: row.vin, start: new Date(row.starts_at) } : null;
    },
  };
}

/**
 * Books a test drive in the transaction of its lead. Of concurrent bookings of the same time, on any
 * number of replicas, one succeeds; the others wait for its commit or rollback.
 * @throws AppError slot-taken
 */
export async function bookTestDrive(
  transaction: Kysely<LeadsTables>,
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
  if (!booked) throw new AppError("slot-taken", "this car is booked at this time");
}

/** Cancels the future test drive of a lead and records it; returns its start, null = there is none. */
export async function releaseTestDrive(
  transaction: Kysely<LeadsTables>,
  leadId: string,
  now: Date,
): Promise<Date | null> {
  const drive = await transaction
    .deleteFrom("leads_test_drives")
    .where("lead_id", "=", leadId)
    .where("starts_at", ">", now.toISOString())
    .returning(["vin", "starts_at"])
    .executeTakeFirst();
  if (!drive) return null;
  await transaction
    .insertInto("leads_cancelled_drives")
    .values({ ...drive, lead_id: leadId, cancelled_at: now.toISOString() })
    .execute();
  return new Date(drive.starts_at);
}

/**
 * Moves the future test drive of a lead; returns its earlier start, null = there is none.
 * @throws AppError slot-taken
 */
export async function moveTestDrive(
  transaction: Kysely<LeadsTables>,
  leadId: string,
  { start, now }: { start: Date; now: Date },
): Promise<Date | null> {
  const drive = await transaction
    .deleteFrom("leads_test_drives")
    .where("lead_id", "=", leadId)
    .where("starts_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();
  if (!drive) return null;
  const { dealer_id: dealerId, vin, store_id: storeId, starts_at: from } = drive;
  await bookTestDrive(transaction, { dealerId, vin, start, storeId, leadId });
  return new Date(from);
}

export async function wasTestDriveCanceled(
  transaction: Kysely<LeadsTables>,
  leadId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("leads_cancelled_drives")
    .select("lead_id")
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return row !== undefined;
}
