import { dealParameters } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  completePaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { fromPreferences } from "@forecourt/contracts/areas/inventory/search/stated-preferences";
import { preferencesInQuery } from "@forecourt/contracts/areas/inventory/search/terms-in-address";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { type Cents, formatDollars } from "@forecourt/domain/money";
import { cashDownAt } from "@forecourt/domain/payment/estimate";
import { fillText, type TextValues } from "@forecourt/remote-kit/site-context";

/** Terms that a shopper has stated with a car, as the form shows and sends them. */
export interface StatedDealView {
  /** Null = no amount was stated. */
  sentence: string | null;
  /** Hidden fields: whole dollars and months by the names of `dealParameters`. */
  fields: Readonly<Record<string, string>>;
}

const CENTS = 100;

/** Preferences of earlier pages, with those of an address or a form in their place. */
export function withTermsIn(
  query: Pick<URLSearchParams, "get">,
  known: BuyerPreferences = {},
): BuyerPreferences {
  return mergePaymentTerms(known, preferencesInQuery(query));
}

/** @param totalCents the car's price with dealer fees; null = no car, or it has none, and nothing is stated with it */
export function statedDealView(
  site: SiteContext,
  preferences: BuyerPreferences,
  totalCents: Cents | null,
): StatedDealView {
  const nothing = { sentence: null, fields: {} };
  if (totalCents === null) return nothing;
  const stated = fromPreferences(preferences);
  const hasDown = stated.cashDown !== undefined || stated.cashDownPercent !== undefined;
  const terms = completePaymentTerms({ terms: stated }, site);
  const cents = cashDownAt(totalCents, toPaymentTerms(terms));
  const down = hasDown && cents < totalCents ? Math.round(cents / CENTS) : null;
  const trade = stated.tradeEquity ?? 0;
  return {
    sentence: sentenceOf(site, { down, trade }),
    fields: {
      ...(down !== null && { [dealParameters.moneyDown]: String(down) }),
      ...(trade > 0 && { [dealParameters.tradeEquity]: String(trade) }),
      ...(stated.months !== undefined && { [dealParameters.term]: String(stated.months) }),
    },
  };
}

function sentenceOf(
  { texts }: Pick<SiteContext, "texts">,
  { down, trade }: { down: number | null; trade: number },
): string | null {
  const text = (key: string, values: TextValues = {}) =>
    fillText(texts, `financing.${key}`, values);
  const values = { down: formatDollars((down ?? 0) * CENTS), trade: formatDollars(trade * CENTS) };
  if (down === null && trade === 0) return null;
  const cash = down === null || down === 0 ? "none" : "cash";
  const form = trade > 0 ? (cash === "cash" ? "both" : "trade") : cash;
  return text("apply.stated", { deal: text(`answer.car.down.${form}`, values) });
}
