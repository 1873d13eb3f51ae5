import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { StoredQuote } from "./quote.ts";
import { quoteChanges, quoteExclusions } from "./quote-changes.ts";
import { type QuoteLine, quoteLines } from "./quote-lines.ts";
import { type QuotePayment, quotePaymentNote, quotePayments } from "./quote-payments.ts";

/** A quote as texts: the page, its print and both mails contain these and no others. */
export interface QuoteSummary {
  number: string;
  /** `Sunday, November 29` */
  heldUntil: string;
  /** `2021 Mitsubishi Outlander Sport SE` */
  vehicle: string;
  /** Stock number, VIN, mileage and color, as far as they are known. */
  facts: string[];
  lines: QuoteLine[];
  exclusions: string[];
  payments: QuotePayment[];
  paymentNote: string;
  changes: string[];
}

/** Writes out a quote in the dealer's texts. */
export function quoteSummary(
  quote: StoredQuote,
  texts: Readonly<Record<string, string>>,
): QuoteSummary {
  const { vehicle, figures } = quote;
  const { year, make, model, trim } = vehicle;
  return {
    number: quote.number,
    heldUntil: formatDay(quote.heldUntil, localeOf(texts)).whole,
    vehicle: [year, make, model, trim].filter((part) => part !== null).join(" "),
    facts: vehicleFacts(vehicle, texts),
    lines: quoteLines(figures, texts),
    exclusions: quoteExclusions(quote, texts),
    payments: quotePayments(figures, texts),
    paymentNote: quotePaymentNote(figures, texts),
    changes: quoteChanges(quote, texts),
  };
}

function vehicleFacts(
  { stockNumber, vin, mileage, exteriorColor }: StoredQuote["vehicle"],
  texts: Readonly<Record<string, string>>,
): string[] {
  const miles = mileage === null ? null : String(mileage).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return [
    ...(exteriorColor === null ? [] : [exteriorColor]),
    ...(miles === null
      ? []
      : [fillText(texts, `vehicle.miles.${pluralForm(mileage ?? 0)}`, { count: miles })]),
    ...(stockNumber === null ? [] : [fillText(texts, "quote.stock", { stock: stockNumber })]),
    fillText(texts, "quote.vin", { vin }),
  ];
}
