import { offerKinds } from "@forecourt/contracts/dealer-config/trade/offers";
import { formatCents } from "@forecourt/domain/money";
import { priceOf } from "@forecourt/service-trade/desk/change-by-desk";
import type { DeskOffer } from "@forecourt/service-trade/desk/desk-offers";

const names = { cashNow: "cash now", moreCashLater: "more cash later" } as const;

/** What the newest version of an offer changed: `cash now $15,500.00 -> $15,250.00`. */
export function revisedPrices({ row, events }: Pick<DeskOffer, "row" | "events">): string {
  const newest = events.findLastIndex(({ kind }) => kind === "revised");
  const before = events.slice(0, newest);
  const prices = offerKinds.flatMap((kind) => {
    const now = priceOf({ row, events }, kind);
    if (now === null) return [];
    const old = priceOf({ row, events: before }, kind);
    const from = old === null ? "no price" : formatCents(old);
    return [`${names[kind]} ${from} -> ${formatCents(now)}`];
  });
  return prices.join(" or ");
}
