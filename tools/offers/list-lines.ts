import { formatClock, shortDay } from "@forecourt/domain/appointments/format";
import { maskPhone } from "@forecourt/domain/phone";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { DeskOffer } from "@forecourt/service-trade/desk/desk-offers";
import { isTradeIn, priceOf } from "@forecourt/service-trade/desk/desk-prices";
import type { DeskStore } from "@forecourt/service-trade/desk/desk-stores";
import type { OfferEvent } from "@forecourt/service-trade/inspections/offer-events";
import type { Valuation } from "@forecourt/service-trade/valuation/valuation";
import { width, wrap } from "../command-line/wrap-lines.ts";

const indent = " ".repeat(13);

type Acceptance = Extract<OfferEvent, { kind: "accepted" }>["content"];

/** Offers of a store in lines of at most 80 columns: number, state, prices, car, seller, drop-off. */
export function listLines(
  { config }: Pick<DeskStore, "config">,
  { from, to }: { from: string; to: string },
  offers: readonly DeskOffer[],
): string[] {
  const count = offers.length === 1 ? "1 offer" : `${offers.length} offers`;
  return [
    ...wrap(`${config.company.name}, ${from} to ${to}: ${count}`, ""),
    "=".repeat(width),
    ...(offers.length === 0 ? ["  none"] : offers.flatMap(offerLinesOf)),
  ];
}

function offerLinesOf(offer: DeskOffer): string[] {
  const { row, state, validUntil, dropOff, replacedBy } = offer;
  const isDone = state === "bought" || state === "declined";
  const dropOffText =
    dropOff && !isDone ? `  drop-off ${shortDay(dropOff.day)}, ${formatClock(dropOff.time)}` : "";
  const until = replacedBy === null ? `through ${shortDay(validUntil)}` : `by ${replacedBy}`;
  return [
    `${row.number}  ${state.toUpperCase().padEnd(9)}  ${until}${dropOffText}`,
    ...[pricesText(offer), carText(offer), contactText(offer)].flatMap((text) =>
      wrap(`${indent}${text}`, indent),
    ),
    "",
  ];
}

/**
 * `$15,500 cash now / $17,945 more later`, of the newest version; `bought at $15,500, cash now, TRADE-IN`. A trade-in counts
 * cash now, where it was offered.
 */
export function pricesText(offer: DeskOffer): string {
  return isTradeIn(offer) ? `${ownPricesText(offer)}, TRADE-IN` : ownPricesText(offer);
}

function ownPricesText(offer: DeskOffer): string {
  const last = offer.events.at(-1);
  if (last?.kind === "accepted") {
    return boughtText(last.content);
  }
  const [cash, later] = [priceOf(offer, "cashNow"), priceOf(offer, "moreCashLater")];
  const prices = [
    ...(cash === null ? [] : [`${formatAmount(cash)} cash now`]),
    ...(later === null || (isTradeIn(offer) && cash !== null)
      ? []
      : [`${formatAmount(later)} more later`]),
  ];
  if (prices.length > 0) return prices.join(" / ");
  return offer.row.outcome === "bring-in" ? "to be seen first" : "no online price";
}

/** Text about a bought car. With more cash later, only the first check is promised. */
function boughtText({ payment, priceCents, stepPayments }: Acceptance): string {
  if (payment === "cashNow") return `bought at ${formatAmount(priceCents)}, cash now`;
  const [first] = stepPayments;
  if (first === undefined) return `bought at ${formatAmount(priceCents)}, more cash later`;
  const laterCents = priceCents - first.amountCents;
  const checks = `first check ${formatAmount(first.amountCents)}, second ${formatAmount(laterCents)}`;
  return `bought, more cash later: ${checks} expected`;
}

/** `2020 Toyota RAV4 XLE (assumed), 60,000 miles` */
export function carText({ car, row }: DeskOffer): string {
  const valuation = JSON.parse(row.valuation ?? "null") as Valuation | null;
  const assumed = valuation?.assumedTrim ?? null;
  const named = [car.series, car.style].filter((part) => part !== null).join(" ");
  const trim = assumed === null ? named : `${assumed} (assumed)`;
  const name = [String(car.modelYear), car.make, car.model, trim].filter((part) => part !== "");
  return `${name.join(" ")}, ${car.mileage.toLocaleString("en-US")} miles`;
}

/** Name, phone and email, as far as the seller has left them. */
export function contactText(offer: DeskOffer): string {
  const { kept, store } = offer;
  if (kept === null) return earlierText(offer);
  const { firstName, lastName, phone, email } = kept.content.user;
  const masked = phone === "" ? [] : [maskPhone(phone, store.config.phoneMasks.general)];
  return [`${firstName} ${lastName}`, ...masked, email].join(", ");
}

/** A seller who keeps an earlier offer for the car is known. */
function earlierText({ keptEarlier }: DeskOffer): string {
  if (keptEarlier === null) return "no contact: the offer is not kept";
  const { number, firstName, lastName } = keptEarlier;
  return `new answers of ${firstName} ${lastName}, who keeps ${number}; this offer is not kept yet`;
}
