import { selectPaymentForm } from "@forecourt/contracts/areas/trade/offer-forms";
import type { OfferSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { isLocked, revisionOf } from "./decision-of.ts";
import type { CardTexts, OfferCardData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** The kinds of offers side by side. With one alone, there is nothing to select. */
export function cardsView(
  { page, token, text }: OfferContext,
  { offered }: OfferSummary,
): OfferCardData[] {
  const selected = page.offer?.selectedPayment;
  const isHistory = revisionOf(page) !== null;
  const isTradeIn = page.kept?.interest === "trade-in" && selected === "cashNow";
  const canSelect = offered.length > 1 && !isLocked(page) && !isTradeIn;
  const way = page.kept === null ? "select" : "switch";
  return offered.map(({ kind, title, ...figures }) => ({
    ...figures,
    title,
    about: text(isTradeIn && kind === "cashNow" ? "about.tradeIn" : `about.${kind}`),
    isOpen: kind === selected || offered.length === 1 || isHistory,
    isSelected: kind === selected && offered.length > 1 && !isHistory,
    select:
      canSelect && kind !== selected
        ? {
            action: selectPaymentForm.path.replace(":token", token),
            label: text(way, { title: title.toLowerCase() }),
            value: kind,
          }
        : null,
  }));
}

export function cardTexts({ page, text }: OfferContext): CardTexts {
  return {
    history: revisionOf(page) === null ? null : text("history"),
    lines: text("lines.title"),
    steps: text("steps.title"),
    payoff: text("payoff.card"),
    selected: text("selected"),
  };
}
