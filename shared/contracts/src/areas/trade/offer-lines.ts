import { fillText } from "@forecourt/domain/fill-text";
import { type Cents, formatCents } from "@forecourt/domain/money";
import type { OfferKind } from "../../dealer-config/trade/offers.ts";
import type { TradeOffer } from "./offer.ts";
import type { Payoff } from "./offer-page.ts";

type Texts = Readonly<Record<string, string>>;

/** A line of an offer, as the page, its print and both mails show it. */
export interface OfferLine {
  /** The same for the same line of another offer for the same car. */
  id: string;
  label: string;
  /** How the amount came about; null = it needs no explanation. */
  note: string | null;
  amountCents: Cents;
  amount: string;
  isSum: boolean;
}

type WithKinds = Extract<TradeOffer["result"], { cashNow: unknown }>;
type Offered<K extends OfferKind> = Extract<
  NonNullable<WithKinds[K]>,
  { isOffered: true }
>["offer"];
type AnyOffered = Offered<OfferKind>;

/** From the base value to the price, one line for each answer that deducts something. */
export function priceLines(offer: AnyOffered, texts: Texts): OfferLine[] {
  const t = (key: string, values = {}) => fillText(texts, `trade.offer.${key}`, values);
  const base = line("base", t(`base.${offer.base}`), offer.baseCents);
  const deductions = offer.deductions.map(
    ({ questionId, question, answers, percent, amountCents }) =>
      line(
        `deduction.${questionId}`,
        `${question} ${answers.map(({ label }) => label).join(", ")}`,
        amountCents,
        {
          note: percent === null ? null : t("line.percent", { percent }),
        },
      ),
  );
  if (!("stepPayments" in offer)) {
    const price = line("final", t("line.final"), offer.finalPriceCents, { isSum: true });
    return [base, ...deductions, price];
  }
  return [
    base,
    ...deductions,
    ...(deductions.length === 0 ? [] : [line("init", t("line.init"), offer.initPriceCents)]),
    ...offer.additionalPayments.map(({ label, amountCents }) =>
      line(`cost.${label}`, label, amountCents),
    ),
    line("final", t("line.total"), offer.finalPriceCents, { isSum: true }),
  ];
}

/** The parts in which an offer is paid. */
export function stepLines(offer: AnyOffered, texts: Texts): OfferLine[] {
  if (!("stepPayments" in offer)) return [];
  return offer.stepPayments.map(({ label, percent, amountCents }, index) => {
    const when = fillText(texts, `trade.offer.step.${index === 0 ? "first" : "later"}`, {
      percent,
    });
    return line(`step.${label}`, label, amountCents, { note: when });
  });
}

/** What is left of an offer after the loan; null = nothing is owed. */
export interface PayoffSummary {
  lines: OfferLine[];
  /** Positive or negative equity, said plainly. */
  sentence: string;
}

export function payoffSummary(
  offer: AnyOffered,
  payoff: Payoff | null,
  texts: Texts,
): PayoffSummary | null {
  if (payoff === null || payoff.owedCents === 0) return null;
  const t = (key: string, values = {}) => fillText(texts, `trade.offer.payoff.${key}`, values);
  const { owedCents } = payoff;
  const leftCents = offer.finalPriceCents - owedCents;
  const sign = signOf(leftCents);
  const owed = line("owed", t("owed"), owedCents === 0 ? 0 : -owedCents);
  const left = line("left", t(`left.${sign}`), Math.abs(leftCents), { isSum: true });
  const amount = formatCents(Math.abs(leftCents));
  return {
    lines: [owed, ...firstCheckLines(offer, owedCents, texts), left],
    sentence: partsSentence(offer, owedCents, texts) ?? t(`sentence.${sign}`, { amount }),
  };
}

/** An offer that is paid in parts: what the seller gets or pays at drop-off, and what when the car sells. */
function partsSentence(offer: AnyOffered, owedCents: Cents, texts: Texts): string | null {
  const [first, ...later] = "stepPayments" in offer ? offer.stepPayments : [];
  if (first === undefined) return null;
  const leftCents = first.amountCents - owedCents;
  return fillText(texts, `trade.offer.payoff.parts.${signOf(leftCents)}`, {
    first: formatCents(Math.abs(leftCents)),
    later: formatCents(later.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  });
}

/** The lender is paid when the car changes hands: from the first check alone. */
function firstCheckLines(offer: AnyOffered, owedCents: Cents, texts: Texts): OfferLine[] {
  const [first] = "stepPayments" in offer ? offer.stepPayments : [];
  if (first === undefined) return [];
  const leftCents = first.amountCents - owedCents;
  const key = `trade.offer.payoff.first.${leftCents < 0 ? "negative" : "positive"}`;
  return [line("first", fillText(texts, key), Math.abs(leftCents))];
}

function signOf(cents: Cents): "positive" | "negative" | "zero" {
  if (cents === 0) return "zero";
  return cents > 0 ? "positive" : "negative";
}

function line(
  id: string,
  label: string,
  amountCents: Cents,
  { note = null, isSum = false }: { note?: string | null; isSum?: boolean } = {},
): OfferLine {
  return { id, label, note, amountCents, amount: formatCents(amountCents), isSum };
}
