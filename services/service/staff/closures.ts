import { randomUUID } from "node:crypto";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { Transaction } from "kysely";
import type { ClosureRow, ServiceTables } from "../store/tables.ts";
import { lockDays } from "../visits/claims.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { type DayOfShop, dayOfShop, type ShopVisit } from "./day-of-shop.ts";
import type { ShopDeps } from "./shop-deps.ts";

/** A time that is closed or opened. */
export interface ClosedTime {
  day: string;
  /** Minutes of the store's day; the end is excluded. */
  from: number;
  to: number;
  /** `technician:lift-1`; null = the whole shop. */
  resource: string | null;
}

type ClosureDeps = Pick<ShopDeps, "database" | "now">;

/**
 * Takes no visit at that time any more. Visits that are booked then stay: they are returned, to be moved or canceled.
 * @throws StaffError when the day is over, or no adviser or technician has that id
 */
export async function closeTime(
  deps: ClosureDeps,
  store: ServiceStore,
  time: ClosedTime,
): Promise<ShopVisit[]> {
  check(store, time);
  await changeClosures(deps, store, time, async (transaction, overlapping) => {
    const joined = overlapping.filter((row) => row.resource === time.resource);
    const from = Math.min(time.from, ...joined.map((row) => row.from_minutes));
    const to = Math.max(time.to, ...joined.map((row) => row.to_minutes));
    await deleteRows(transaction, joined);
    await insertRow(transaction, store, { ...time, from, to });
  });
  return affected(await dayOfShop(deps, store, time.day), time);
}

/** Takes visits at that time again. False = it was not closed. @throws StaffError as `closeTime` */
export async function openTime(
  deps: ClosureDeps,
  store: ServiceStore,
  time: ClosedTime,
): Promise<boolean> {
  check(store, time);
  return changeClosures(deps, store, time, async (transaction, overlapping) => {
    const opened = overlapping.filter(
      (row) =>
        row.resource === time.resource && row.from_minutes < time.to && time.from < row.to_minutes,
    );
    await deleteRows(transaction, opened);
    for (const { from_minutes: from, to_minutes: to } of opened) {
      if (from < time.from) await insertRow(transaction, store, { ...time, from, to: time.from });
      if (time.to < to) await insertRow(transaction, store, { ...time, from: time.to, to });
    }
    return opened.length > 0;
  });
}

function check({ config, today }: ServiceStore, { day, resource }: ClosedTime): void {
  if (day < today) throw new StaffError(`${day} is over`);
  const { advisers, technicians } = config.scheduling;
  const known = [
    ...advisers.map(({ id }) => `adviser:${id}`),
    ...technicians.map(({ id }) => `technician:${id}`),
  ];
  if (resource !== null && !known.includes(resource)) {
    throw new StaffError(`no ${resource.replace(":", " ")}; there are ${known.join(", ")}`);
  }
}

/** Changes the closures that touch a time, under the lock of the day: no visit is booked meanwhile. */
function changeClosures<T>(
  { database, now }: ClosureDeps,
  store: ServiceStore,
  { day, from, to }: ClosedTime,
  change: (
    transaction: Transaction<ServiceTables>,
    overlapping: readonly ClosureRow[],
  ) => Promise<T>,
): Promise<T> {
  return database.query.transaction().execute(async (transaction) => {
    await lockDays(transaction, store, { days: [day], now: now() });
    const overlapping = await transaction
      .selectFrom("service_closures")
      .selectAll()
      .where("dealer_id", "=", store.dealerId)
      .where("store_id", "=", store.storeId)
      .where("day", "=", day)
      .where("from_minutes", "<=", to)
      .where("to_minutes", ">=", from)
      .execute();
    return change(transaction, overlapping);
  });
}

async function deleteRows(
  transaction: Transaction<ServiceTables>,
  rows: readonly ClosureRow[],
): Promise<void> {
  for (const { id } of rows) {
    await transaction.deleteFrom("service_closures").where("id", "=", id).execute();
  }
}

async function insertRow(
  transaction: Transaction<ServiceTables>,
  { dealerId, storeId }: ServiceStore,
  { day, from, to, resource }: ClosedTime,
): Promise<void> {
  await transaction
    .insertInto("service_closures")
    .values({
      id: randomUUID(),
      dealer_id: dealerId,
      store_id: storeId,
      day,
      resource,
      from_minutes: from,
      to_minutes: to,
    })
    .execute();
}

function affected({ visits, store }: DayOfShop, { from, to, resource }: ClosedTime): ShopVisit[] {
  const { slotMinutes } = store.config.scheduling;
  return visits.filter(({ row, content: { time }, work }) => {
    if (row.status !== "booked") return false;
    const [hours = 0, minutes = 0] = time.time.split(":").map(Number);
    const start = hours * 60 + minutes;
    const meets = start < to && from < start + slotMinutes;
    const works = work !== null && work.from < to && from < work.to;
    if (resource === null) return meets || works;
    if (resource === `adviser:${time.adviserId}`) return meets;
    return resource === `technician:${time.technicianId}` && works;
  });
}
