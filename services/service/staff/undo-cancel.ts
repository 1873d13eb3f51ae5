import { formatClock } from "@forecourt/domain/appointments/format";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { allocateAt, takenIfClaimed, timeOf } from "../visits/allocate-at.ts";
import { claimAllocation } from "../visits/claims.ts";
import { queueVisitEvent } from "../visits/queue-visit-event.ts";
import { type ServiceStore, storeOfTenant } from "../visits/service-store.ts";
import { requestOf } from "../visits/shop-calendar.ts";
import type { VisitTime } from "../visits/visit-content.ts";
import {
  bookedExpiry,
  type ChangingVisit,
  changeVisit,
  contentOf,
  updateVisit,
} from "../visits/visit-store.ts";
import { type MailedOwner, ownerOf, visitByNumber } from "./change-by-shop.ts";
import { repeatedVisit } from "./refuse-repeated.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { whyNotFree } from "./why-not-free.ts";

type Canceled = ChangingVisit["content"] & { time: VisitTime };

/**
 * Books a canceled visit again at its own time, under its number; its owner gets a mail where the email is known.
 * @throws StaffError when its time is not free any more, with the closest free times, and when the owner has booked again
 */
export async function undoCancel(deps: ShopDeps, number: string): Promise<MailedOwner> {
  const found = await visitByNumber(deps, number);
  const store = storeOfTenant(deps, { dealerId: found.dealer_id, storeId: found.store_id });
  const canceled = canceledContent({ row: found, content: contentOf(found) }, number);
  await refuseSecond(deps, store, canceled);
  const outcome = await changeVisit(deps.database, found.id, (visit) =>
    bookAgain(deps, store, visit, canceledContent(visit, number)),
  ).catch(takenIfClaimed);
  if (outcome === "booked") {
    deps.onCommitted();
    return ownerOf(found);
  }
  const { time: slot } = canceled;
  const why = await whyNotFree(deps, store, { row: found, slot });
  throw new StaffError(`${slot.day} ${formatClock(slot.time)} is not free anymore: ${why}`);
}

function canceledContent(
  { row, content }: Pick<ChangingVisit, "row" | "content">,
  number: string,
): Canceled {
  const { time, contact } = content;
  if (row.status !== "canceled" || time === null) throw new StaffError(`${number} is not canceled`);
  if (contact === null) throw new StaffError("the contact is deleted");
  return { ...content, time };
}

/** @throws StaffError when the owner has booked another visit with this car that day */
async function refuseSecond(
  deps: ShopDeps,
  store: ServiceStore,
  { contact, time, vehicle }: Canceled,
): Promise<void> {
  if (contact === null) return;
  const asked = { slot: time, stated: { vehicle }, contact };
  const second = await repeatedVisit(deps, store, asked);
  if (second === null) return;
  throw new StaffError(`the owner has booked ${second.number} with this car that day${second.at}`);
}

/** If the former adviser is taken, another one gets the visit, if the owner had asked for any adviser. */
async function bookAgain(
  deps: ShopDeps,
  store: ServiceStore,
  visit: ChangingVisit,
  content: Canceled,
): Promise<"booked" | "taken"> {
  const { transaction, row } = visit;
  const now = deps.now();
  const wanted = (adviserId: string | null) => {
    const request = requestOf({ ...content, adviserId });
    return request && allocateAt(visit, store, { request, slot: content.time, now, by: "desk" });
  };
  const allocation = (await wanted(content.time.adviserId)) ?? (await wanted(content.adviserId));
  if (allocation === null) return "taken";
  await claimAllocation(transaction, { ...store, visitId: row.id }, allocation, null);
  const time = timeOf(allocation);
  const booked = { ...content, time, cancelReason: "", canceledByShop: false };
  // Calendars keep the highest version; the cancellation has used the next version.
  const moves = row.moves + 2;
  await updateVisit(visit, booked, {
    status: "booked",
    moves,
    starts_at: time.startsAt,
    ends_at: time.endsAt,
    expires_at: bookedExpiry(time.endsAt, store.config.scheduling.keepDays),
  });
  const change = { kind: "booked", number: row.number ?? "", moves, previous: null } as const;
  await queueVisitEvent(deps, visit, { ...change, content: booked, token: null, now });
  return "booked";
}
