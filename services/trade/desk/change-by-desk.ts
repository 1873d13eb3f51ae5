import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { shortDay } from "@forecourt/domain/appointments/format";
import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { type NewEvent, newestRevision, type OfferEvent } from "../inspections/offer-events.ts";
import type { Readings } from "../inspections/readings.ts";
import { type RevisedPrices, type RevisionLine, reviseOffer } from "../offer/revise-offer.ts";
import type { StoredResult } from "../offers/stored-offer.ts";
import { appendEvent } from "./append-event.ts";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";
import { oneOffer } from "./one-offer.ts";
import { type MismatchOverrides, requireMatch } from "./require-match.ts";

/** `repeated` = the same was recorded last, and nothing was stored or sent. */
export type Recorded = { outcome: "recorded" | "repeated"; offer: DeskOffer };

type KeptDeskOffer = DeskOffer & { kept: NonNullable<DeskOffer["kept"]> };

/**
 * Records the findings and readings of the inspection; without findings, the car is as described. @throws StaffError
 */
export function recordInspection(
  deps: DeskDeps,
  id: string,
  { by, found, mileage = null, vin = null }: Inspection,
): Promise<Recorded> {
  return record(deps, id, by, (offer) => {
    refuseDecided(offer, "inspected");
    return { kind: "inspected", content: { found: [...found], mileage, vin } };
  });
}

interface Inspection extends Partial<Readings> {
  by: string;
  found: readonly string[];
}

/**
 * Makes a new version of an offer from its first version, which stays as it is. The seller gets a mail. @throws
 * StaffError
 */
export function recordRevision(
  deps: DeskDeps,
  id: string,
  { by, lines }: { by: string; lines: readonly RevisionLine[] },
): Promise<Recorded> {
  return record(deps, id, by, (offer) => revisionEvent(offer, lines));
}

/** A new version of an offer, before it is stored. @throws StaffError */
export function revisionEvent(
  offer: DeskOffer,
  lines: readonly RevisionLine[],
): Extract<NewEvent, { kind: "revised" }> {
  refuseDecided(offer, "revised");
  requireInspection(offer, "revise");
  const { number, result } = offer.row;
  const prices = reviseOffer(JSON.parse(result) as StoredResult, lines);
  if (prices === null) throw new StaffError(`${number} would have a price of $0 or less`);
  const { today, config } = offer.store;
  const validUntil = dayAfter(today, config.trade.offerValidDays);
  const content = { lines: [...lines], ...prices, madeOn: today, validUntil };
  return { kind: "revised", content };
}

interface Acceptance {
  by: string;
  /** Null = the kind that the seller has selected. */
  payment: PayoutOption | null;
  overrides?: MismatchOverrides;
}

const noOverrides: MismatchOverrides = { vin: false, odometer: false };

/** The store buys the car at the price of the newest version, and the seller gets a mail. @throws StaffError */
export function recordAcceptance(
  deps: DeskDeps,
  id: string,
  { by, payment, overrides: despite = noOverrides }: Acceptance,
): Promise<Recorded> {
  return record(deps, id, by, (offer) => {
    refuseDecided(offer, "bought");
    requireInspection(offer, "accept");
    if (offer.state === "expired") {
      const { number } = offer.row;
      throw new StaffError(
        `${number} was valid through ${shortDay(offer.validUntil)}: revise it first`,
      );
    }
    requireMatch(offer, despite);
    const chosen = payment ?? selectedNow(offer);
    const version = versionOf(offer)?.[chosen];
    if (!version) throw new StaffError(`${offer.row.number} has no price ${chosen}`);
    const stepPayments = "stepPayments" in version ? version.stepPayments : [];
    const { finalPriceCents: priceCents } = version;
    return { kind: "accepted", content: { payment: chosen, priceCents, stepPayments } };
  });
}

/** The store does not buy the car, and the seller gets a mail; or the seller keeps it, and gets none. @throws StaffError */
export function recordDecline(
  deps: DeskDeps,
  id: string,
  { by, reason, bySeller }: { by: string; reason: string; bySeller: boolean },
): Promise<Recorded> {
  return record(deps, id, by, (offer) => {
    refuseDecided(offer, "declined");
    return { kind: "declined", content: { reason, bySeller } };
  });
}

/**
 * The kind that the seller has selected, possibly after they kept the offer. For a trade-in it is cash now if that was
 * offered.
 */
export function selectedNow(offer: Pick<DeskOffer, "row" | "kept" | "events">): PayoutOption {
  const { row } = offer;
  if (isTradeIn(offer) && priceOf(offer, "cashNow") !== null) return "cashNow";
  return (row.selected_payment as PayoutOption | null) ?? "cashNow";
}

/** Whether the price counts toward another car, so that no check is handed over. */
export function isTradeIn({ kept }: Pick<DeskOffer, "kept">): boolean {
  return kept?.interest === "trade-in";
}

/** The price of the newest version in cents; null = this kind was not offered. */
export function priceOf(offer: Pick<DeskOffer, "row" | "events">, kind: PayoutOption) {
  return versionOf(offer)?.[kind]?.finalPriceCents ?? null;
}

/** The prices of the newest version; null = the first version counts and has none. */
export function versionOf({
  row,
  events,
}: Pick<DeskOffer, "row" | "events">): RevisedPrices | null {
  const revision = newestRevision(events);
  return revision ? revision.content : reviseOffer(JSON.parse(row.result) as StoredResult, []);
}

async function record(
  deps: DeskDeps,
  id: string,
  by: string,
  eventFor: (offer: KeptDeskOffer) => NewEvent,
): Promise<Recorded> {
  const offer = await keptDeskOffer(deps, id);
  // A repeated acceptance is no error, though the offer is decided.
  if (isRepeated(offer, by, eventFor)) return { outcome: "repeated", offer };
  await appendEvent(deps, offer, { ...eventFor(offer), madeBy: by });
  return { outcome: "recorded", offer: await oneOffer(deps, id) };
}

/** The kept offer with a number or an id. @throws StaffError */
export async function keptDeskOffer(deps: DeskDeps, id: string): Promise<KeptDeskOffer> {
  const offer = await oneOffer(deps, id);
  if (isKept(offer)) return offer;
  const { number } = offer.row;
  throw new StaffError(
    offer.replacedBy === null
      ? `${number} is not kept by its seller, who has left no contact`
      : `${number} is replaced by ${offer.replacedBy}`,
  );
}

/** True = the newest event equals the event that would be recorded, and still counts. */
function isRepeated(
  offer: KeptDeskOffer,
  by: string,
  eventFor: (offer: KeptDeskOffer) => NewEvent,
): boolean {
  const last = offer.events.at(-1);
  if (!last || last.madeBy !== by) return false;
  const before = offer.events.slice(0, -1);
  // The offer as it was before its newest event; a version that has expired is renewed.
  const isRenewed = last.kind === "revised" && offer.state === "expired";
  if (isRenewed) return false;
  try {
    const again = eventFor({ ...offer, events: before, state: "inspected" });
    return again.kind === last.kind && keyOf(again) === keyOf(last);
  } catch (error) {
    if (error instanceof StaffError) return false;
    throw error;
  }
}

/** Key of an event; equal keys = the same event. A revision is compared by its lines, whenever it was made. */
function keyOf(event: NewEvent | OfferEvent): string {
  return JSON.stringify(event.kind === "revised" ? event.content.lines : event.content);
}

function isKept(offer: DeskOffer): offer is KeptDeskOffer {
  return offer.kept !== null;
}

function refuseDecided(offer: DeskOffer, what: string): void {
  const { row, state, events, replacedBy } = offer;
  const { number } = row;
  if (replacedBy !== null) {
    throw new StaffError(`${number} is replaced by ${replacedBy}, and cannot be ${what}`);
  }
  const last = events.at(-1);
  if (state === "bought" && last?.kind === "accepted") {
    const price = formatAmount(last.content.priceCents);
    throw new StaffError(`${number} is bought at ${price}, and cannot be ${what}`);
  }
  if (state === "declined") throw new StaffError(`${number} is declined, and cannot be ${what}`);
}

function requireInspection({ row: { number }, events }: DeskOffer, verb: string): void {
  if (events.some(({ kind }) => kind === "inspected")) return;
  throw new StaffError(`${number} is not inspected: record that first, then ${verb} it`);
}
