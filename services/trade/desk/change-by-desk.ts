import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { shortDay } from "@forecourt/domain/appointments/format";
import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { NewEvent } from "../inspections/offer-events.ts";
import type { Readings } from "../inspections/readings.ts";
import { type RevisionLine, reviseOffer } from "../offer/revise-offer.ts";
import type { StoredResult } from "../offers/stored-offer.ts";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";
import { newestPrices, selectedPayout } from "./desk-prices.ts";
import { type Recorded, recordEvent } from "./record-event.ts";
import { type MismatchOverrides, requireMatch } from "./require-match.ts";

/**
 * Records the findings and readings of the inspection; without findings, the car is as described. @throws StaffError
 */
export function recordInspection(
  deps: DeskDeps,
  id: string,
  { by, found, mileage = null, vin = null }: Inspection,
): Promise<Recorded> {
  return recordEvent(deps, id, by, (offer) => {
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
  return recordEvent(deps, id, by, (offer) => revisionEvent(offer, lines));
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
  { by, payment, overrides = noOverrides }: Acceptance,
): Promise<Recorded> {
  return recordEvent(deps, id, by, (offer) => {
    refuseDecided(offer, "bought");
    requireInspection(offer, "accept");
    if (offer.state === "expired") {
      const { number } = offer.row;
      throw new StaffError(
        `${number} was valid through ${shortDay(offer.validUntil)}: revise it first`,
      );
    }
    requireMatch(offer, overrides);
    const chosen = payment ?? selectedPayout(offer);
    const version = newestPrices(offer)?.[chosen];
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
  return recordEvent(deps, id, by, (offer) => {
    refuseDecided(offer, "declined");
    return { kind: "declined", content: { reason, bySeller } };
  });
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
