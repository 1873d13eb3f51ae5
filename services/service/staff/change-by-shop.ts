import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { formatClock } from "@forecourt/domain/appointments/format";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { VisitRow } from "../store/tables.ts";
import { cancelVisit, moveVisit } from "../visits/change-appointment.ts";
import { storeOfTenant } from "../visits/service-store.ts";
import { type ChangingVisit, changeVisit, contentOf } from "../visits/visit-store.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { whyNotFree } from "./why-not-free.ts";

/** Moves a visit; its owner gets a mail where the email is known. @throws StaffError when that is not possible, with the closest free times */
export async function moveByShop(
  deps: ShopDeps,
  number: string,
  { isPastAdvisers = false, ...slot }: Slot & { isPastAdvisers?: boolean },
): Promise<MailedOwner> {
  const row = await visitByNumber(deps, number);
  const store = storeOfTenant(deps, { dealerId: row.dealer_id, storeId: row.store_id });
  const outcome = await moveVisit(deps, store, { row, token: null, slot, isPastAdvisers });
  if (outcome === "moved") return ownerOf(row);
  const wanted = `${slot.day} ${formatClock(slot.time)}`;
  if (outcome === "same") throw new StaffError(`${number} is at ${wanted} already`);
  if (outcome === "closed") throw new StaffError(`${number} ${stateOf(row)}, and cannot be moved`);
  const why = await whyNotFree(deps, store, { row, slot });
  throw new StaffError(`${wanted} is not free for ${number}: ${why}`);
}

/** The owner of a changed visit: without an `email` (""), they get no mail. */
export interface MailedOwner {
  email: string;
  phone: string;
}

export function ownerOf(row: VisitRow): MailedOwner {
  const { email = "", phone = "" } = contentOf(row).contact ?? {};
  return { email, phone };
}

/** Cancels a visit; its owner gets a mail with the reason. @throws StaffError when that is not possible */
export async function cancelByShop(
  deps: ShopDeps,
  number: string,
  reason: string,
): Promise<MailedOwner> {
  const row = await visitByNumber(deps, number);
  const outcome = await cancelVisit(deps, { row, token: null, reason });
  if (outcome === "canceled") return ownerOf(row);
  if (outcome === "repeated") throw new StaffError(`${number} is canceled already`);
  throw new StaffError(`${number} ${stateOf(row)}, and cannot be canceled`);
}

/** Marks a visit as done. @throws StaffError for a visit that is canceled, or has not begun */
export async function markDone(deps: ShopDeps, number: string): Promise<void> {
  const found = await visitByNumber(deps, number);
  await changeVisit(deps.database, found.id, async ({ transaction, row }) => {
    if (row.status === "done") throw new StaffError(`${number} is done already`);
    if (row.status !== "booked") throw new StaffError(`${number} ${stateOf(row)}`);
    const time = contentOf(row).time;
    if (time !== null && time.startsAt > deps.now().toISOString()) {
      throw new StaffError(`${number} is on ${time.day} at ${formatClock(time.time)}, not before`);
    }
    await setStatus(transaction, row, "done");
  });
}

/** Takes `markDone` back. @throws StaffError for a visit that is not done */
export async function undoDone(deps: ShopDeps, number: string): Promise<void> {
  const found = await visitByNumber(deps, number);
  await changeVisit(deps.database, found.id, async ({ transaction, row }) => {
    if (row.status !== "done") throw new StaffError(`${number} is not done`);
    await setStatus(transaction, row, "booked");
  });
}

async function setStatus(
  transaction: ChangingVisit["transaction"],
  { id }: VisitRow,
  status: VisitRow["status"],
): Promise<void> {
  await transaction.updateTable("service_visits").set({ status }).where("id", "=", id).execute();
}

const attendanceText = { arrived: "has arrived", "no-show": "is marked as a no-show" } as const;

/** @throws StaffError when no visit has the number */
export async function visitByNumber({ database }: ShopDeps, number: string): Promise<VisitRow> {
  const row = await database.query
    .selectFrom("service_visits")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row) throw new StaffError(`no visit has the number ${number}`);
  return row;
}

function stateOf(row: VisitRow): string {
  const { status } = row;
  const { attendance } = contentOf(row);
  if (status === "booked" && attendance !== null) return attendanceText[attendance];
  if (status === "canceled") return "is canceled";
  if (status === "done") return "is done";
  return status === "booked" ? "has begun" : "is not booked";
}
