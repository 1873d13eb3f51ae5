import { holdMinutes } from "@forecourt/contracts/areas/service/visit-paths";
import type { Allocation } from "@forecourt/domain/appointments/allocate-visit";
import type { Taken } from "@forecourt/domain/appointments/shop-day";
import type { Kysely, Transaction } from "kysely";
import type { ClaimRow, ServiceTables } from "../store/tables.ts";

/** The store whose calendar it is. */
export interface StoreKey {
  dealerId: string;
  storeId: string;
}

const HOLD_MS = holdMinutes * 60_000;

/** How far the clocks of two replicas may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

/** End of a hold that begins now. */
export function holdEnd(now: Date): number {
  return now.getTime() + HOLD_MS;
}

/** False also for a hold from a clock that was far ahead: it would last longer than any other. */
export function isLive({ held_until: end }: Pick<ClaimRow, "held_until">, now: Date): boolean {
  const time = now.getTime();
  return end === null || (end > time && end <= time + HOLD_MS + CLOCK_TOLERANCE_MS);
}

/**
 * Locks days of a store until the transaction ends, in one order, and deletes the holds that have ended. Of two
 * transactions that lock a day, the second sees all that the first wrote.
 */
export async function lockDays(
  transaction: Transaction<ServiceTables>,
  { dealerId, storeId }: StoreKey,
  { days, now }: { days: readonly string[]; now: Date },
): Promise<void> {
  for (const day of [...new Set(days)].sort()) {
    const row = { dealer_id: dealerId, store_id: storeId, day };
    await transaction
      .insertInto("service_days")
      .values({ ...row, version: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["dealer_id", "store_id", "day"])
          .doUpdateSet(({ eb, ref }) => ({ version: eb(ref("service_days.version"), "+", 1) })),
      )
      .execute();
    const time = now.getTime();
    await transaction
      .deleteFrom("service_claims")
      .where("dealer_id", "=", dealerId)
      .where("store_id", "=", storeId)
      .where("day", "=", day)
      .where(({ eb, or }) =>
        or([
          eb("held_until", "<=", time),
          eb("held_until", ">", time + HOLD_MS + CLOCK_TOLERANCE_MS),
        ]),
      )
      .execute();
  }
}

interface TakenOptions {
  /** Both included. */
  from: string;
  to: string;
  /** The visit whose own claims count as free; null = none. */
  exceptVisitId: string | null;
  now: Date;
}

/** Taken times of a store's people, by day. */
export async function takenOn(
  query: Kysely<ServiceTables>,
  { dealerId, storeId }: StoreKey,
  { from, to, exceptVisitId, now }: TakenOptions,
): Promise<Map<string, Taken>> {
  const claims = await query
    .selectFrom("service_claims")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  const closures = await query
    .selectFrom("service_closures")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  const counted = claims.filter((claim) => claim.visit_id !== exceptVisitId && isLive(claim, now));
  const days = [...new Set([...counted, ...closures].map(({ day }) => day))];
  return new Map(
    days.map((day): [string, Taken] => [
      day,
      {
        claims: counted
          .filter((claim) => claim.day === day)
          .map(({ resource, slot, minutes }) => ({ resource, slot, minutes })),
        closures: closures
          .filter((closure) => closure.day === day)
          .map(({ resource, from_minutes, to_minutes }) => ({
            resource,
            fromMinutes: from_minutes,
            toMinutes: to_minutes,
          })),
      },
    ]),
  );
}

/** Another visit has one of the slots, in spite of the lock. The transaction is rolled back. */
export class SlotClaimedError extends Error {
  override name = "SlotClaimedError";
}

/**
 * Replaces the claims of a visit by the claims of an allocation. `heldUntil` null = booked. @throws SlotClaimedError
 */
export async function claimAllocation(
  transaction: Transaction<ServiceTables>,
  { dealerId, storeId, visitId }: StoreKey & { visitId: string },
  { day, claims }: Pick<Allocation, "day" | "claims">,
  heldUntil: number | null,
): Promise<void> {
  await releaseClaims(transaction, visitId);
  const rows = claims.map(({ resource, slot, minutes }) => ({
    dealer_id: dealerId,
    store_id: storeId,
    day,
    resource,
    slot,
    minutes,
    visit_id: visitId,
    held_until: heldUntil,
  }));
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto("service_claims")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new SlotClaimedError();
}

export async function releaseClaims(
  transaction: Transaction<ServiceTables>,
  visitId: string,
): Promise<void> {
  await transaction.deleteFrom("service_claims").where("visit_id", "=", visitId).execute();
}
