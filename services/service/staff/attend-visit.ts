import { formatClock } from "@forecourt/domain/appointments/format";
import { hoursOn, minutesOf } from "@forecourt/domain/appointments/open-hours";
import { formatTime } from "@forecourt/domain/appointments/store-clock";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { type ServiceStore, storeOfTenant } from "../visits/service-store.ts";
import { calendarOf } from "../visits/shop-calendar.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { changeVisit, contentOf, updateVisit } from "../visits/visit-store.ts";
import { visitByNumber } from "./change-by-shop.ts";
import type { ShopDeps } from "./shop-deps.ts";

type Attendance = NonNullable<VisitContent["attendance"]>;

/**
 * Records that the owner has arrived, or did not come; null removes the record.
 * @throws StaffError for a visit that is not booked, for an arrival before its day, and for a no-show before its start
 */
export async function markAttendance(
  deps: ShopDeps,
  number: string,
  attendance: Attendance | null,
): Promise<void> {
  await changeBooked(deps, number, (content, { today }) => {
    if (attendance === null && content.attendance === null) {
      throw new StaffError(`${number} is marked neither as arrived nor as a no-show`);
    }
    const { day, time, startsAt } = content.time;
    const isEarly =
      attendance === "arrived" ? day > today : Date.parse(startsAt) > deps.now().getTime();
    if (attendance === "no-show" && content.attendance === "arrived") {
      throw new StaffError(`${number} has arrived; take that back first: arrived ${number} --undo`);
    }
    if (attendance !== null && isEarly) {
      throw new StaffError(`${number} is on ${day} at ${formatClock(time)}, not before`);
    }
    return { attendance };
  });
}

/**
 * Records when the vehicle is promised, which its owner's page shows; null removes the promise.
 * @throws StaffError for a visit that is not booked, for a time before its start, and for one after closing
 */
export async function promiseTime(
  deps: ShopDeps,
  number: string,
  promised: string | null,
  { isPastHours = false }: { isPastHours?: boolean } = {},
): Promise<void> {
  await changeBooked(deps, number, (content, store) => {
    const { day, time } = content.time;
    if (promised !== null && promised <= time) {
      throw new StaffError(`${number} starts at ${formatClock(time)}; promise a later time`);
    }
    const hours = hoursOn(day, calendarOf(store));
    const close = hours && formatTime(minutesOf(hours.close));
    if (promised !== null && close !== null && promised > close && !isPastHours) {
      throw new StaffError(
        `the shop closes at ${formatClock(close)} that day (--past-hours promises ${formatClock(promised)} all the same)`,
      );
    }
    return { promised };
  });
}

type Change = (
  content: VisitContent & { time: NonNullable<VisitContent["time"]> },
  store: ServiceStore,
) => Pick<VisitContent, "attendance"> | Pick<VisitContent, "promised">;

async function changeBooked(deps: ShopDeps, number: string, change: Change): Promise<void> {
  const found = await visitByNumber(deps, number);
  const store = storeOfTenant(deps, { dealerId: found.dealer_id, storeId: found.store_id });
  await changeVisit(deps.database, found.id, async (visit) => {
    const content = contentOf(visit.row);
    const { time } = content;
    if (visit.row.status !== "booked" || time === null) {
      throw new StaffError(`${number} is ${visit.row.status}`);
    }
    await updateVisit(visit, { ...content, ...change({ ...content, time }, store) }, {});
  });
}
