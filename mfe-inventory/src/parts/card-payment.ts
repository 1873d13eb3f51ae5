import type { SearchTerms } from "@forecourt/contracts/search-filter";
import { type FullTerms, fullTerms } from "@forecourt/contracts/search-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import {
  estimatePayment,
  type PaymentEstimate,
  type PaymentTerms,
} from "@forecourt/domain/payment/estimate";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { CardPayment, PaymentDisclosure } from "./card-payment-data.ts";

type Site = Pick<SiteContext, "calculator" | "financeProgram" | "texts">;

const CENTS = 100;
/** What the example of a disclosure finances. */
const exampleCents = 1_000_000;

/**
 * The estimated payment for a car's advertised total in cents, and the words beside it. It names the
 * disclosure that has to stand on the same page, see `paymentDisclosures`.
 */
export function cardPayment(
  total: number,
  year: number,
  asked: SearchTerms,
  site: Site,
): CardPayment {
  const { texts } = site;
  const estimate = estimatePayment(total, year, inCents(asked, site), site.financeProgram);
  const { monthly, annualRatePercent, months, cashDown } = estimate;
  const rate = rateText(estimate);
  const disclosure = disclosureId(annualRatePercent);
  if (monthly === 0)
    return { amount: null, terms: fillText(texts, "search.payment.covered"), disclosure };
  return {
    amount: formatDollars(monthly),
    terms: fillText(texts, "search.payment.terms", { months, rate, down: formatDollars(cashDown) }),
    disclosure,
  };
}

/** One disclosure for each rate that the cars of these model years have. */
export function paymentDisclosures(
  years: readonly number[],
  asked: SearchTerms,
  site: Site,
): PaymentDisclosure[] {
  const terms = inCents(asked, site);
  const total = terms.cashDown + terms.tradeEquity + exampleCents;
  const byRate = new Map<number, PaymentEstimate>();
  for (const year of new Set(years)) {
    const estimate = estimatePayment(total, year, terms, site.financeProgram);
    byRate.set(estimate.annualRatePercent, estimate);
  }
  return [...byRate.values()]
    .sort((a, b) => a.annualRatePercent - b.annualRatePercent)
    .map((example) => disclosureOf(example, site));
}

function disclosureOf(example: PaymentEstimate, { texts }: Site): PaymentDisclosure {
  const values = {
    down: formatDollars(example.cashDown),
    trade: formatDollars(example.tradeEquity),
    months: example.months,
    rate: rateText(example),
    score: example.creditScore,
    financed: formatDollars(example.amountFinanced),
    monthly: formatCents(example.monthly),
    last: formatCents(example.lastPayment),
    others: example.months - 1,
    total: formatCents(example.totalOfPayments),
    charge: formatCents(example.financeCharge),
  };
  return {
    id: disclosureId(example.annualRatePercent),
    title: fillText(texts, "search.payment.disclosure.title"),
    paragraphs: ["terms", "example", "limits"].map((part) =>
      fillText(texts, `search.payment.disclosure.${part}`, values),
    ),
  };
}

function inCents(asked: SearchTerms, { calculator }: Site): PaymentTerms {
  const { cashDown, tradeEquity, ...rest }: FullTerms = fullTerms(asked, calculator);
  return { ...rest, cashDown: cashDown * CENTS, tradeEquity: tradeEquity * CENTS };
}

function rateText({ annualRatePercent }: PaymentEstimate): string {
  return `${annualRatePercent.toFixed(2)}%`;
}

function disclosureId(annualRatePercent: number): string {
  return `payment-${annualRatePercent.toFixed(2).replace(".", "-")}`;
}
