import type { AfterInspection } from "@forecourt/contracts/areas/trade/after-inspection";
import { localDayAndTime } from "@forecourt/service-kit/appointments/bookable-times";
import type { Database } from "@forecourt/service-kit/db";
import type { AppraisalRow, TradeTables } from "../store/tables.ts";
import { eventsOf, newestReadings, newestRevision, type OfferEvent } from "./offer-events.ts";

type InspectionEvent = Extract<OfferEvent, { kind: "inspected" }>;

/** The result of an inspection as its seller sees it; null = nothing was done yet. `timezone` is the store's. */
export function afterInspectionOf(
  events: readonly OfferEvent[],
  timezone: string,
): AfterInspection | null {
  const last = events.at(-1);
  if (!last) return null;
  const inspections = events.filter(
    (event): event is InspectionEvent => event.kind === "inspected",
  );
  const newest = inspections.at(-1);
  const revision = newestRevision(events);
  const read = newestReadings(events);
  const hasReadings = read.mileage !== null || read.vin !== null;
  return {
    state: stateOf(last, revision !== null),
    inspectedOn: newest ? localDayAndTime(new Date(newest.at), timezone).day : null,
    ...(hasReadings && { read }),
    found: [...new Set(inspections.flatMap(({ content }) => content.found))],
    revision: revision && revision.content,
    boughtCents: last.kind === "accepted" ? last.content.priceCents : null,
    ...(last.kind === "accepted" && {
      bought: { payment: last.content.payment, stepPayments: last.content.stepPayments },
    }),
    reason: last.kind === "declined" && !last.content.bySeller ? last.content.reason : null,
  };
}

function stateOf(last: OfferEvent, isRevised: boolean): AfterInspection["state"] {
  if (last.kind === "accepted") return "bought";
  if (last.kind === "declined") return last.content.bySeller ? "kept-by-seller" : "declined";
  return isRevised ? "revised" : "inspected";
}

/** Whether the store has bought the car or declined it, or its seller keeps it. */
export function isDecided(events: readonly OfferEvent[]): boolean {
  const last = events.at(-1)?.kind;
  return last === "accepted" || last === "declined";
}

/** The events of a kept offer. */
export async function eventsOfKept(
  { query }: Database<TradeTables>,
  keptId: string,
): Promise<OfferEvent[]> {
  return (await eventsOf(query, [keptId])).get(keptId) ?? [];
}

/** The events of the newest offer of an appraisal that the store did anything with. */
export async function eventsOfAppraisal(
  database: Database<TradeTables>,
  { id }: Pick<AppraisalRow, "id">,
): Promise<OfferEvent[]> {
  const kept = await database.query
    .selectFrom("trade_offer_events as e")
    .innerJoin("trade_kept_offers as k", "k.id", "e.kept_id")
    .innerJoin("trade_offers as o", "o.id", "k.offer_id")
    .select("k.id")
    .where("o.appraisal_id", "=", id)
    .orderBy("e.at", "desc")
    .limit(1)
    .executeTakeFirst();
  return kept ? eventsOfKept(database, kept.id) : [];
}
