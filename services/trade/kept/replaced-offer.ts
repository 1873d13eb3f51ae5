import type { AppointmentDay } from "@forecourt/domain/appointments/appointment-days";
import { bookableStart, localDayAndTime } from "@forecourt/service-kit/appointments/bookable-times";
import type { Database } from "@forecourt/service-kit/db";
import { dropOffOf } from "../drop-offs/drop-off-store.ts";
import { eventsOfKept, isDecided } from "../inspections/after-inspection.ts";
import type { OfferRow, TradeTables } from "../store/tables.ts";
import { calendarEventOf, nextCalendarEvent } from "./calendar-event.ts";
import { type KeptContent, type KeptOffer, keptOfferById } from "./kept-store.ts";

/** The kept offer that another one replaces. */
export interface ReplacedOffer {
  /** What the other one stores of it. */
  replaces: NonNullable<KeptContent["replaces"]>;
  /** The visit that is booked with it; null = none. */
  dropOffAt: string | null;
}

/** The newest open offer that the seller keeps for the same car; null = none. */
export async function offerToReplace(
  database: Database<TradeTables>,
  { appraisal_id, number }: Pick<OfferRow, "appraisal_id" | "number">,
): Promise<ReplacedOffer | null> {
  const kept = await openKeptOffer(database, appraisal_id, { excludeNumber: number });
  if (kept === null) return null;
  const { startsAt, sequence } = await dropOffOf(database, kept);
  const next = nextCalendarEvent(calendarEventOf(kept, sequence));
  const replaces = { number: kept.row.offer_number, visitId: next.uid, sequence: next.sequence };
  return { replaces, dropOffAt: startsAt };
}

/**
 * The newest offer that the seller of an appraisal keeps; null = none, or it is decided.
 * @param options.excludeNumber of an offer that does not count; missing = all count
 */
export async function openKeptOffer(
  database: Database<TradeTables>,
  appraisalId: string,
  { excludeNumber }: { excludeNumber?: string } = {},
): Promise<KeptOffer | null> {
  const newest = await database.query
    .selectFrom("trade_kept_offers as k")
    .innerJoin("trade_offers as o", "o.id", "k.offer_id")
    .select("k.id")
    .where("o.appraisal_id", "=", appraisalId)
    .$if(excludeNumber !== undefined, (kept) =>
      kept.where("k.offer_number", "!=", excludeNumber ?? ""),
    )
    .orderBy("k.kept_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest || isDecided(await eventsOfKept(database, newest.id))) return null;
  return keptOfferById(database, newest.id);
}

/** Without another time, the booked visit stays, as long as its time can still be had. */
export function keepDropOff<T extends Pick<KeptContent, "dropOffAt">>(
  typed: T,
  replaced: ReplacedOffer | null,
  { days, timezone }: { days: readonly AppointmentDay[]; timezone: string },
): T {
  if (typed.dropOffAt !== null || replaced === null || replaced.dropOffAt === null) return typed;
  const at = new Date(replaced.dropOffAt);
  const isHeld = bookableStart(days, localDayAndTime(at, timezone)) !== null;
  return isHeld ? { ...typed, dropOffAt: at.toISOString() } : typed;
}
