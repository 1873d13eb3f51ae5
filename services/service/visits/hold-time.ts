import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { VisitRequest } from "@forecourt/domain/appointments/allocate-visit";
import { formatTime, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Deps } from "../deps.ts";
import type { VisitRow } from "../store/tables.ts";
import { allocateAt, takenIfClaimed, timeOf } from "./allocate-at.ts";
import { claimAllocation, holdEnd, releaseClaims } from "./claims.ts";
import type { ServiceStore } from "./service-store.ts";
import { type BookedBy, requestOf } from "./shop-calendar.ts";
import type { VisitContent, VisitTime } from "./visit-content.ts";
import { type ChangingVisit, changeVisit, draftExpiry, updateVisit } from "./visit-store.ts";

type HoldDeps = Pick<Deps, "database" | "now">;

/** `incomplete`: the services are not chosen. `closed`: the visit is no draft any more. */
export type HoldOutcome = "held" | "taken" | "incomplete" | "closed";

interface HeldTime {
  row: Pick<VisitRow, "id">;
  slot: Slot;
  /** Missing = owners. */
  by?: BookedBy;
  /** See `VisitRequest`. */
  isPastAdvisers?: boolean;
}

/** Holds a time for a visit and releases the time that it held before. A taken time changes nothing. */
export function holdTime(
  { database, now }: HoldDeps,
  store: ServiceStore,
  { row, slot, by = "owner", isPastAdvisers = false }: HeldTime,
): Promise<HoldOutcome> {
  const change = async (visit: ChangingVisit): Promise<HoldOutcome> => {
    if (visit.row.status !== "draft") return "closed";
    const asked = requestOf(visit.content);
    if (asked === null) return "incomplete";
    const request = { ...asked, isPastAdvisers };
    const at = now();
    const allocation = await allocateAt(visit, store, { request, slot, now: at, by });
    if (allocation === null) return "taken";
    const claiming = { ...store, visitId: visit.row.id };
    await claimAllocation(visit.transaction, claiming, allocation, holdEnd(at));
    const time = readyFrom(at, timeOf(allocation), request, store);
    const content = { ...visit.content, time };
    await updateVisit(visit, content, { expires_at: draftExpiry(at) });
    return "held";
  };
  return changeVisit(database, row.id, change).catch(takenIfClaimed);
}

/** Minutes to which the time is rounded up when a vehicle of the slot that has begun is ready. */
const readyMinutes = 5;

/** The work of a vehicle that is received in the slot that has begun counts from now. */
function readyFrom(
  now: Date,
  time: VisitTime,
  { workMinutes }: VisitRequest,
  { config }: ServiceStore,
): VisitTime {
  const step = readyMinutes * 60_000;
  const ready = Math.ceil((now.getTime() + workMinutes * 60_000) / step) * step;
  if (ready <= Date.parse(time.endsAt)) return time;
  const wall = wallTimeAt(new Date(ready), config.company.timezone);
  return wall.day === time.day ? { ...time, readyBy: formatTime(wall.minutes) } : time;
}

type ChangedContent = Pick<
  VisitContent,
  "lines" | "symptoms" | "transport" | "adviserId" | "coupon"
>;

/**
 * Stores the work and the transport of a visit. A chosen time is held again where the changed visit fits, and else
 * released. `closed`: the visit is no draft any more.
 */
export async function saveNeeds(
  { database, now }: HoldDeps,
  store: ServiceStore,
  { row, needs }: { row: Pick<VisitRow, "id">; needs: ChangedContent },
): Promise<"saved" | "closed"> {
  const save = (isTimeKept: boolean) => (visit: ChangingVisit) =>
    storeNeeds(visit, store, { needs, isTimeKept, now: now() });
  const outcome = await changeVisit(database, row.id, save(true)).catch(takenIfClaimed);
  return outcome === "taken" ? changeVisit(database, row.id, save(false)) : outcome;
}

async function storeNeeds(
  visit: ChangingVisit,
  store: ServiceStore,
  { needs, isTimeKept, now }: { needs: ChangedContent; isTimeKept: boolean; now: Date },
): Promise<"saved" | "closed"> {
  if (visit.row.status !== "draft") return "closed";
  const content = { ...visit.content, ...needs };
  const request = requestOf(content);
  const slot = visit.content.time;
  const allocation =
    isTimeKept && request !== null && slot !== null
      ? await allocateAt(visit, store, { request, slot, now })
      : null;
  if (allocation === null) await releaseClaims(visit.transaction, visit.row.id);
  else {
    const claiming = { ...store, visitId: visit.row.id };
    await claimAllocation(visit.transaction, claiming, allocation, holdEnd(now));
  }
  const time = allocation && timeOf(allocation);
  await updateVisit(visit, { ...content, time }, { expires_at: draftExpiry(now) });
  return "saved";
}
