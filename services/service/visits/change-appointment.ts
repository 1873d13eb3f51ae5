import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { Deps } from "../deps.ts";
import type { VisitRow } from "../store/tables.ts";
import { allocateAt, takenIfClaimed, timeOf } from "./allocate-at.ts";
import { claimAllocation, releaseClaims } from "./claims.ts";
import { queueVisitEvent } from "./queue-visit-event.ts";
import type { ServiceStore } from "./service-store.ts";
import { requestOf } from "./shop-calendar.ts";
import type { VisitTime } from "./visit-content.ts";
import { bookedExpiry, type ChangingVisit, changeVisit, updateVisit } from "./visit-store.ts";

type ChangeDeps = Pick<Deps, "database" | "now" | "eventQueues" | "onCommitted">;

interface Changed {
  row: Pick<VisitRow, "id">;
  /** For links in mails; null = the shop makes the change. */
  token: string | null;
  /** The start that the owner has seen; missing = it is not compared. */
  seen?: Slot | null;
}

/**
 * `same`: it has this time already. `changed`: it is not at the time that the owner has seen. `closed`: it has begun, is
 * canceled or is not booked.
 */
export type MoveOutcome = "moved" | "same" | "changed" | "taken" | "closed";

interface Moving {
  slot: Slot;
  /** See `VisitRequest`. */
  isPastAdvisers?: boolean;
}

/** Moves a booked visit and queues its notifications, in one transaction. A taken time changes nothing. */
export async function moveVisit(
  deps: ChangeDeps,
  store: ServiceStore,
  { row, ...moving }: Changed & Moving,
): Promise<MoveOutcome> {
  const change = (visit: ChangingVisit) => move(deps, store, moving, visit);
  const outcome = await changeVisit(deps.database, row.id, change).catch(takenIfClaimed);
  if (outcome === "moved") deps.onCommitted();
  return outcome;
}

async function move(
  deps: ChangeDeps,
  store: ServiceStore,
  { token, slot, seen, isPastAdvisers = false }: Omit<Changed, "row"> & Moving,
  visit: ChangingVisit,
): Promise<MoveOutcome> {
  const now = deps.now();
  const { row, content, transaction } = visit;
  const previous = bookedTime(visit, now);
  const asked = requestOf(content);
  if (previous === null || asked === null) return "closed";
  if (isAt(previous, slot)) return "same";
  if (seen && !isAt(previous, seen)) return "changed";
  const by = token === null ? "desk" : "owner";
  const request = { ...asked, isPastAdvisers };
  const allocation = await allocateAt(visit, store, { request, slot, now, by });
  if (allocation === null) return "taken";
  await claimAllocation(transaction, { ...store, visitId: row.id }, allocation, null);
  const time = timeOf(allocation);
  const moves = row.moves + 1;
  // Attendance and promise were for the former day.
  const changed = { ...content, time, attendance: null, promised: null };
  await updateVisit(visit, changed, {
    moves,
    day: time.day,
    starts_at: time.startsAt,
    ends_at: time.endsAt,
    expires_at: bookedExpiry(time.endsAt, store.config.scheduling.keepDays),
  });
  await queueVisitEvent(deps, visit, {
    kind: "moved",
    number: row.number ?? "",
    moves,
    content: changed,
    previous,
    token,
    now,
  });
  return "moved";
}

/** `repeated`: it was canceled before. `changed`, `closed`: as of a move. */
export type CancelOutcome = "canceled" | "repeated" | "changed" | "closed";

/** Frees the time of a booked visit and queues its notifications, in one transaction. */
export async function cancelVisit(
  deps: ChangeDeps,
  { row, token, seen, reason }: Changed & { reason: string },
): Promise<CancelOutcome> {
  const outcome = await changeVisit(
    deps.database,
    row.id,
    async (visit): Promise<CancelOutcome> => {
      const now = deps.now();
      if (visit.row.status === "canceled") return "repeated";
      const time = bookedTime(visit, now);
      if (time === null) return "closed";
      if (seen && !isAt(time, seen)) return "changed";
      await releaseClaims(visit.transaction, visit.row.id);
      const canceledByShop = token === null;
      const content = { ...visit.content, time, cancelReason: reason, canceledByShop };
      await updateVisit(visit, content, { status: "canceled" });
      const { number, moves } = visit.row;
      const change = { kind: "canceled", number: number ?? "", moves, previous: null } as const;
      await queueVisitEvent(deps, visit, { ...change, content, token, now });
      return "canceled";
    },
  );
  if (outcome === "canceled") deps.onCommitted();
  return outcome;
}

function isAt(time: Slot, { day, time: at }: Slot): boolean {
  return time.day === day && time.time === at;
}

/** The time of a booked visit that has not begun, and whose owner is not there yet; else null. */
function bookedTime({ row, content }: ChangingVisit, now: Date): VisitTime | null {
  const { time, attendance } = content;
  if (attendance !== null) return null;
  const isToCome = time !== null && Date.parse(time.startsAt) > now.getTime();
  return row.status === "booked" && isToCome ? time : null;
}
