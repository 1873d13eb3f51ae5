import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { VisitRow } from "../store/tables.ts";
import { cancelVisit, moveVisit } from "../visits/change-appointment.ts";
import { freeDaysOf, nearestTo } from "../visits/free-days.ts";
import { storeOfTenant } from "../visits/service-store.ts";
import { requestOf } from "../visits/shop-calendar.ts";
import { changeVisit, contentOf } from "../visits/visit-store.ts";
import type { ShopDeps } from "./shop-deps.ts";

/** Moves a visit; its owner gets a mail. @throws StaffError when that is not possible, with the closest free times */
export async function moveByShop(deps: ShopDeps, number: string, slot: Slot): Promise<void> {
  const row = await visitByNumber(deps, number);
  const store = storeOfTenant(deps, { dealerId: row.dealer_id, storeId: row.store_id });
  const outcome = await moveVisit(deps, store, { row, token: null, slot });
  if (outcome === "moved") return;
  const wanted = `${slot.day} ${slot.time}`;
  if (outcome === "same") throw new StaffError(`${number} is at ${wanted} already`);
  if (outcome === "closed") throw new StaffError(`${number} ${stateOf(row)}, and cannot be moved`);
  const request = requestOf(contentOf(row));
  const days = request ? await freeDaysOf(deps, store, { request, visitId: row.id }) : [];
  const free = nearestTo(days, slot, store).map(({ day, time }) => `${day} ${time}`);
  const closest = free.length === 0 ? "nothing is free" : `the closest are ${free.join(", ")}`;
  throw new StaffError(`${wanted} is not free for ${number}: ${closest}`);
}

/** Cancels a visit; its owner gets a mail. @throws StaffError when that is not possible */
export async function cancelByShop(deps: ShopDeps, number: string, reason: string): Promise<void> {
  const row = await visitByNumber(deps, number);
  const outcome = await cancelVisit(deps, { row, token: null, reason });
  if (outcome === "canceled") return;
  if (outcome === "repeated") throw new StaffError(`${number} is canceled already`);
  throw new StaffError(`${number} ${stateOf(row)}, and cannot be canceled`);
}

/** Marks a visit as done. @throws StaffError for one that is canceled, or whose day has not come */
export async function markDone(deps: ShopDeps, number: string): Promise<void> {
  const found = await visitByNumber(deps, number);
  const { today } = storeOfTenant(deps, { dealerId: found.dealer_id, storeId: found.store_id });
  await changeVisit(deps.database, found.id, async ({ transaction, row }) => {
    if (row.status === "done") throw new StaffError(`${number} is done already`);
    if (row.status !== "booked") throw new StaffError(`${number} ${stateOf(row)}`);
    if ((row.day ?? "") > today) throw new StaffError(`${number} is on ${row.day}, not before`);
    await transaction
      .updateTable("service_visits")
      .set({ status: "done" })
      .where("id", "=", row.id)
      .execute();
  });
}

/** @throws StaffError when no visit has the number */
async function visitByNumber({ database }: ShopDeps, number: string): Promise<VisitRow> {
  const row = await database.query
    .selectFrom("service_visits")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row) throw new StaffError(`no visit has the number ${number}`);
  return row;
}

function stateOf({ status }: Pick<VisitRow, "status">): string {
  if (status === "canceled") return "is canceled";
  if (status === "done") return "is done";
  return status === "booked" ? "has begun" : "is not booked";
}
