import type { AppointmentDay } from "@forecourt/domain/appointments/appointment-days";
import { bookableStart, localDayAndTime } from "@forecourt/service-kit/appointments/bookable-times";
import type { Database } from "@forecourt/service-kit/db";
import { dropOffOf } from "../drop-offs/drop-off-store.ts";
import { eventsOfKept, isDecided } from "../inspections/after-inspection.ts";
import type { OfferRow, TradeTables } from "../store/tables.ts";
import { type KeptContent, type KeptOffer, keptOfferById } from "./kept-store.ts";

/** The kept offer that another offer replaces, with its visit. */
export interface ReplacedOffer {
  replaces: NonNullable<KeptContent["replaces"]>;
  /** Null = none is booked. */
  dropOffAt: string | null;
}

/** The newest open offer that the seller keeps for the same car; null = none. */
export async function offerToReplace(
  database: Database<TradeTables>,
  { appraisal_id, number }: Pick<OfferRow, "appraisal_id" | "number">,
): Promise<ReplacedOffer | null> {
  const kept = await openKeptOffer(database, appraisal_id, { except: number });
  if (kept === null) return null;
  const { startsAt, sequence } = await dropOffOf(database, kept);
  const visit = calendarEventOf(kept, sequence);
  const next = { visitId: visit.uid, sequence: visit.sequence + 1 };
  return { replaces: { number: kept.row.offer_number, ...next }, dropOffAt: startsAt };
}

/**
 * The newest offer that the seller of an appraisal keeps, unless it is decided; null = none. `except`: number of an
 * offer that does not count.
 */
export async function openKeptOffer(
  database: Database<TradeTables>,
  appraisalId: string,
  { except = "" }: { except?: string } = {},
): Promise<KeptOffer | null> {
  const newest = await database.query
    .selectFrom("trade_kept_offers as k")
    .innerJoin("trade_offers as o", "o.id", "k.offer_id")
    .select("k.id")
    .where("o.appraisal_id", "=", appraisalId)
    .where("k.offer_number", "!=", except)
    .orderBy("k.kept_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest || isDecided(await eventsOfKept(database, newest.id))) return null;
  return keptOfferById(database, newest.id);
}

/** The visit in calendars: an offer that replaces another one has the same event, in a later version. */
export function calendarEventOf(
  { row, content }: { row: { id: string }; content: Pick<KeptContent, "replaces"> },
  sequence: number,
): { uid: string; sequence: number } {
  const { replaces } = content;
  if (replaces === null) return { uid: row.id, sequence };
  return { uid: replaces.visitId, sequence: replaces.sequence + sequence };
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
