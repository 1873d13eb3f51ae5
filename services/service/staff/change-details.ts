import { formatClock } from "@forecourt/domain/appointments/format";
import { readMileage } from "@forecourt/domain/trade/mileage";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { couponToBook } from "../offers/coupon-of-visit.ts";
import { couponForWork } from "../offers/offer-of-visit.ts";
import { replaceVisitKeys } from "../store/visit-keys.ts";
import { allocateAt, takenIfClaimed, timeOf } from "../visits/allocate-at.ts";
import { claimAllocation } from "../visits/claims.ts";
import { type ServiceStore, storeOfTenant } from "../visits/service-store.ts";
import { requestOf } from "../visits/shop-calendar.ts";
import type { VisitContent, VisitTime } from "../visits/visit-content.ts";
import {
  bookedExpiry,
  type ChangingVisit,
  changeVisit,
  contentOf,
  updateVisit,
} from "../visits/visit-store.ts";
import { visitByNumber } from "./change-by-shop.ts";
import { checkedEmail, checkedPhone, needsOf } from "./check-desk.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { whyNotFree } from "./why-not-free.ts";

/** Changes that the desk makes to a booked visit besides its time; null = no change. */
export interface DeskChange {
  /** The whole work. */
  opCodes: readonly string[] | null;
  symptoms: string | null;
  note: string | null;
  name: { firstName: string; lastName: string } | null;
  phone: string | null;
  /** "" = the owner gets no mails. */
  email: string | null;
  miles: string | null;
}

type Booked = VisitContent & { time: VisitTime };

/**
 * Changes the work, the words, or the contact of a booked visit. Changed work is allocated at the same start. No mail
 * is sent.
 * @returns the changed visit
 * @throws StaffError that names the fault, or why the work does not fit
 */
export async function changeDetails(
  deps: ShopDeps,
  number: string,
  change: DeskChange,
): Promise<VisitContent> {
  const found = await visitByNumber(deps, number);
  const store = storeOfTenant(deps, { dealerId: found.dealer_id, storeId: found.store_id });
  if (change.opCodes !== null && deps.schedulerOf(store.config, store.dealerId) !== null) {
    throw new StaffError("the work of this visit is in your scheduling system: change it there");
  }
  let wanted: Booked | null = null;
  const outcome = await changeVisit(deps.database, found.id, async (visit) => {
    const { time } = visit.content;
    if (visit.row.status !== "booked" || time === null) {
      throw new StaffError(`${number} is ${visit.row.status}, and cannot be changed`);
    }
    wanted = changedContent(deps, store, { ...visit.content, time }, change);
    return storeChange(deps, store, visit, wanted);
  }).catch(takenIfClaimed);
  if (outcome !== "taken") return outcome;
  const row = { ...found, content: JSON.stringify(wanted) };
  const slot = contentOf(row).time;
  if (slot === null) throw new StaffError(`${number} has no time`);
  const why = await whyNotFree({ ...deps, now: () => startOrNow(slot, deps.now()) }, store, {
    row,
    slot,
  });
  throw new StaffError(`the work does not fit on ${slot.day} at ${formatClock(slot.time)}: ${why}`);
}

function changedContent(
  deps: ShopDeps,
  store: ServiceStore,
  before: Booked,
  { opCodes, symptoms, note, name, phone, email, miles }: DeskChange,
): Booked {
  const { vehicle, contact } = before;
  if (vehicle === null || contact === null) throw new StaffError("the contact is deleted");
  const mileage = miles === null ? vehicle.mileage : readMileage(miles);
  if (miles !== null && mileage === null) throw new StaffError(`"${miles}" isn't a mileage.`);
  const changed = {
    ...before,
    symptoms: symptoms ?? before.symptoms,
    notes: note ?? before.notes,
    vehicle: { ...vehicle, mileage },
    contact: {
      ...contact,
      ...name,
      ...(phone !== null && { phone: checkedPhone(phone), texts: false, textTo: null }),
      ...(email !== null && { email: checkedEmail(email) }),
    },
  };
  if (opCodes === null) return changed;
  const { transport } = before;
  const asked = { opCodes, symptoms: changed.symptoms, transport: transport ?? "drop-off" };
  const { lines } = needsOf({ ...asked, adviserId: "" }, store);
  const worked = { ...changed, lines };
  const other = { ...worked, coupon: couponForWork(deps, store, { ...worked, coupon: null }) };
  return { ...worked, coupon: couponToBook(worked) ?? couponToBook(other) };
}

/**
 * Stores the change in its transaction: the claims of the changed work replace the former claims, from the same start,
 * with the same adviser.
 */
async function storeChange(
  deps: ShopDeps,
  store: ServiceStore,
  visit: ChangingVisit,
  content: Booked,
): Promise<VisitContent | "taken"> {
  const { transaction, row } = visit;
  const isSameWork = codesOf(content) === codesOf(visit.content);
  const time = isSameWork ? content.time : await sameStart(deps, store, visit, content);
  if (time === null) return "taken";
  const visitKey = { dealer_id: row.dealer_id, store_id: row.store_id, visit_id: row.id };
  await replaceVisitKeys(transaction, visitKey, content.contact);
  const changed = { ...content, time };
  const { keepDays } = store.config.scheduling;
  await updateVisit(visit, changed, {
    ends_at: time.endsAt,
    expires_at: bookedExpiry(time.endsAt, keepDays),
  });
  return changed;
}

async function sameStart(
  deps: ShopDeps,
  store: ServiceStore,
  visit: ChangingVisit,
  content: Booked,
): Promise<VisitTime | null> {
  const { adviserId } = content.time;
  const asked = requestOf({ ...content, adviserId });
  if (asked === null) return null;
  // The owner keeps the adviser they have already met.
  const request = { ...asked, isPastAdvisers: true };
  const now = startOrNow(content.time, deps.now());
  const wanted = { request, slot: content.time, now, by: "desk" as const };
  const allocation = await allocateAt(visit, store, wanted);
  if (allocation === null) return null;
  const key = { ...store, visitId: visit.row.id };
  await claimAllocation(visit.transaction, key, allocation, null);
  return timeOf(allocation);
}

/** The clock by which the start of a visit that has begun can be allocated. */
function startOrNow({ startsAt }: VisitTime, now: Date): Date {
  return new Date(Math.min(now.getTime(), Date.parse(startsAt)));
}

function codesOf({ lines }: Pick<VisitContent, "lines">): string {
  return lines.map(({ opCode }) => opCode).join(",");
}
