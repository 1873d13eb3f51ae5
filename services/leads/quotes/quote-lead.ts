import { LeadAction } from "@forecourt/contracts/leads/leads";
import { leadVehicleOf } from "@forecourt/contracts/leads/vehicle-of-inventory";
import type { requestQuote } from "@forecourt/contracts/quotes/endpoints";
import type { StoredQuote } from "@forecourt/contracts/quotes/quote";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatCents } from "@forecourt/domain/money";
import type { z } from "zod";
import { quoteText } from "./quote-text.ts";

export type QuoteBody = z.output<NonNullable<typeof requestQuote.body>>;

interface Quoted {
  vehicle: VehicleDetail;
  quote: StoredQuote;
  /** The whole address of its page. */
  link: string;
}

type Site = Pick<SiteContext, "texts" | "fees">;

/** The lead of a quote: the store gets the quote and its terms. */
export function quoteLead(
  { user, emailCopy }: Pick<QuoteBody, "user" | "emailCopy">,
  site: Site,
  { vehicle, quote, link }: Quoted,
): LeadAction {
  const { texts } = site;
  const { number } = quote;
  const title = fillText(texts, "quote.lead.title", {
    number,
    date: formatDay(quote.heldUntil, localeOf(texts)).whole,
  });
  return LeadAction.parse({
    template: "UNLOCK_PRICE",
    user,
    vehicle: { ...leadVehicleOf(vehicle, site), finance: financeOf(quote) },
    text: [
      `${title}\n${link}`,
      ...(emailCopy === undefined ? [] : [fillText(texts, "quote.lead.copy")]),
      quoteText(quote, texts),
    ].join("\n\n"),
  });
}

/** The lead where no quote could be computed: the facts that the visitor has stated. */
export function leadWithoutQuote(
  { user, vehicle, terms: { cashDown, creditScore, months } }: QuoteBody,
  { texts }: Pick<SiteContext, "texts">,
): LeadAction {
  const values = { down: formatCents(cashDown), score: creditScore, months };
  return LeadAction.parse({
    template: "UNLOCK_PRICE",
    user,
    vehicle,
    text: fillText(texts, "quote.lead.noPrice", values),
  });
}

function financeOf({ figures }: StoredQuote) {
  const { advertisedTotal, cashDown, amountFinanced, payments, months } = figures;
  const chosen = payments.find((payment) => payment.months === months);
  return {
    method: "finance",
    amount: advertisedTotal,
    downPayment: cashDown,
    ...(chosen && { monthly: chosen.monthly }),
    balance: amountFinanced,
  };
}
