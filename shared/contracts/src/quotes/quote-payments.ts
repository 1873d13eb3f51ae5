import { fillText } from "@forecourt/domain/fill-text";
import { formatCents } from "@forecourt/domain/money";
import { formatPercent } from "@forecourt/domain/payment/disclosure";
import type { QuoteFigures } from "@forecourt/domain/payment/quote";

type Texts = Readonly<Record<string, string>>;

/** One term of a quote, as texts. */
export interface QuotePayment {
  /** `60 months` */
  term: string;
  /** `$545.12` */
  monthly: string;
  /** `6.99% APR` */
  rate: string;
  /** `$578.20 with tax and title`; null = these are not known. */
  withTaxes: string | null;
  /** True for the visitor's own term. */
  isChosen: boolean;
}

/** The payments of a quote, shortest term first. */
export function quotePayments(figures: QuoteFigures, texts: Texts): QuotePayment[] {
  return figures.payments.map(({ months, monthly, annualRatePercent, monthlyWithTaxes }) => ({
    term: fillText(texts, "quote.payment.term", { months }),
    monthly: formatCents(monthly),
    rate: fillText(texts, "quote.payment.rate", { rate: formatPercent(annualRatePercent) }),
    withTaxes:
      monthlyWithTaxes === null
        ? null
        : fillText(texts, "quote.payment.withTaxes", { amount: formatCents(monthlyWithTaxes) }),
    isChosen: months === figures.months,
  }));
}

/** What the payments are based on: money down, trade-in and score. */
export function quotePaymentNote(
  figures: Pick<QuoteFigures, "cashDown" | "tradeEquity" | "creditScore" | "amountFinanced">,
  texts: Texts,
): string {
  const { cashDown, tradeEquity, creditScore, amountFinanced } = figures;
  return fillText(texts, `quote.payment.note${tradeEquity > 0 ? ".trade" : ""}`, {
    down: formatCents(cashDown),
    trade: formatCents(tradeEquity),
    score: creditScore,
    financed: formatCents(amountFinanced),
  });
}
