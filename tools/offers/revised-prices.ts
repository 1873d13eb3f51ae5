import { payoutOptions } from "@forecourt/contracts/dealer-config/trade/offers";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { DeskOffer } from "@forecourt/service-trade/desk/desk-offers";
import { priceOf } from "@forecourt/service-trade/desk/desk-prices";
import type { Revision } from "@forecourt/service-trade/inspections/offer-events";

const names = { cashNow: "cash now", moreCashLater: "more cash later" } as const;

type Offer = Pick<DeskOffer, "row" | "events">;

/** Changes of prices by the newest version of an offer: `cash now $15,500 -> $15,250`. */
export function revisedPrices({ row, events }: Offer): string {
  const newest = events.findLastIndex(({ kind }) => kind === "revised");
  const version = events[newest];
  const before = { row, events: events.slice(0, newest) };
  return version?.kind === "revised" ? changedPrices(before, version) : "";
}

/** Changes of prices by one version of an offer. */
export function changedPrices(before: Offer, { content }: Pick<Revision, "content">): string {
  const prices = payoutOptions.flatMap((kind) => {
    const now = content[kind]?.finalPriceCents;
    if (now === undefined) return [];
    const old = priceOf(before, kind);
    const from = old === null ? "no price" : formatAmount(old);
    return [`${names[kind]} ${from} -> ${formatAmount(now)}`];
  });
  return prices.join(" or ");
}
