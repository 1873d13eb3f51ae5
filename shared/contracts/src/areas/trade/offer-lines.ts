import { fillText } from "@forecourt/domain/fill-text";
import type { Cents } from "@forecourt/domain/money";
import {
  formatAmount,
  wholeDollarParts,
  wholeDollars,
} from "@forecourt/domain/trade/whole-dollars";
import type { PayoutOption } from "../../dealer-config/trade/offers.ts";
import type { TradeOffer } from "./offer.ts";
import type { Payoff } from "./payoff.ts";

type Texts = Readonly<Record<string, string>>;

/** A line of an offer, as the page, its print and both mails show it. */
export interface OfferLine {
  /** Id that is the same for the same line of another offer for the same car. */
  id: string;
  label: string;
  /** Calculation of the amount; null = it needs no explanation. */
  note: string | null;
  amountCents: Cents;
  amount: string;
  isSum: boolean;
}

type WithKinds = Extract<TradeOffer["result"], { cashNow: unknown }>;
type Offered<K extends PayoutOption> = Extract<
  NonNullable<WithKinds[K]>,
  { isOffered: true }
>["offer"];
type AnyOffered = Offered<PayoutOption>;

/** Price that the dealer pays: the exact price of the engine, rounded to whole dollars. */
export function offeredPrice({ finalPriceCents }: AnyOffered): Cents {
  return wholeDollars(finalPriceCents);
}

/**
 * From the base value to the price in whole dollars, one line for each option and each answer that changes it.
 * `isOwed`: a loan is subtracted.
 */
export function priceLines(
  offer: AnyOffered,
  texts: Texts,
  { isOwed = false, isTradeIn = false }: Wish & { isOwed?: boolean } = {},
): OfferLine[] {
  const t = (key: string, values = {}) => fillText(texts, `trade.offer.${key}`, values);
  const hasParts = "stepPayments" in offer;
  const costs = hasParts ? offer.additionalPayments : [];
  const { options = [] } = offer;
  const [baseCents = 0, ...all] = wholeDollarParts([
    options.reduce((rest, { amountCents }) => rest - amountCents, offer.baseCents),
    ...[...options, ...offer.deductions, ...costs].map(amountOf),
  ]);
  const base = line("base", t(`base.${offer.base}`), baseCents);
  const optionLines = options.map(({ code, label }, index) =>
    line(`option.${code}`, t("line.option", { option: label }), all[index] ?? 0),
  );
  const amounts = all.slice(options.length);
  const percentKey = options.length === 0 ? "line.percent" : "line.percent.options";
  const deductions = offer.deductions.map((deduction, index) => {
    const { questionId, percent } = deduction;
    const note = percent === null ? null : t(percentKey, { percent });
    return line(`deduction.${questionId}`, labelOf(deduction), amounts[index] ?? 0, { note });
  });
  const atOnce = isTradeIn ? "line.tradeIn" : "line.final";
  // With a loan, the seller's check is what is left: the price is no check.
  const sum = isOwed ? "line.price" : hasParts ? "line.total" : atOnce;
  const price = line("final", t(sum), offeredPrice(offer), { isSum: true });
  const init =
    hasParts && deductions.length > 0
      ? [line("init", t("line.init"), wholeDollars(offer.initPriceCents))]
      : [];
  const costLines = costs.map(({ label }, index) =>
    line(`cost.${label}`, label, amounts[deductions.length + index] ?? 0),
  );
  return [base, ...optionLines, ...deductions, ...init, ...costLines, price];
}

/** "Accident history: One or more accidents", or the whole question where it has no short name. */
function labelOf({ question, shortText, answers }: AnyOffered["deductions"][number]): string {
  const answer = answers.map(({ label }) => label).join(", ");
  return shortText === undefined ? `${question} ${answer}` : `${shortText}: ${answer}`;
}

function amountOf({ amountCents }: { amountCents: Cents }): Cents {
  return amountCents;
}

/** The parts in which an offer is paid, in whole dollars that add up to its price. */
export function stepLines(offer: AnyOffered, texts: Texts): OfferLine[] {
  if (!("stepPayments" in offer)) return [];
  const amounts = stepAmounts(offer);
  return offer.stepPayments.map(({ label, percent }, index) => {
    const when = fillText(texts, `trade.offer.step.${index === 0 ? "first" : "later"}`, {
      percent,
    });
    return line(`step.${label}`, label, amounts[index] ?? 0, { note: when });
  });
}

/** Empty for an offer that is paid at once. */
function stepAmounts(offer: AnyOffered): Cents[] {
  return "stepPayments" in offer ? wholeDollarParts(offer.stepPayments.map(amountOf)) : [];
}

/** Whether the price goes toward another car. */
export interface Wish {
  isTradeIn?: boolean;
}

/** Rest of an offer after the loan is paid off; null = nothing is owed. */
export interface PayoffSummary {
  lines: OfferLine[];
  /** Positive or negative equity, said plainly. */
  sentence: string;
}

export function payoffSummary(
  offer: AnyOffered,
  payoff: Payoff | null,
  texts: Texts,
  wish: Wish = {},
): PayoffSummary | null {
  const price = { priceCents: offeredPrice(offer), stepCents: stepAmounts(offer) };
  return payoffOfPrice(price, payoff, texts, wish);
}

/** A price and the parts in which it is paid; no parts = at once. */
interface PaidPrice {
  priceCents: Cents;
  stepCents: readonly Cents[];
}

/** Rest of a price after the loan is paid off; null = nothing is owed. */
export function payoffOfPrice(
  price: PaidPrice,
  payoff: Payoff | null,
  texts: Texts,
  { isTradeIn = false }: Wish = {},
): PayoffSummary | null {
  if (payoff === null || payoff.owedCents === 0) return null;
  const t = (key: string, values = {}) => fillText(texts, `trade.offer.payoff.${key}`, values);
  const { owedCents } = payoff;
  const leftCents = price.priceCents - owedCents;
  const sign = signOf(leftCents);
  // What is left of a trade-in is no check.
  const left = isTradeIn && sign === "positive" && price.stepCents.length === 0 ? "tradeIn" : sign;
  const owed = line("owed", t("owed"), -owedCents);
  const sum = line("left", t(`left.${left}`), Math.abs(leftCents), { isSum: true });
  const amount = formatAmount(Math.abs(leftCents));
  return {
    lines: [owed, ...firstCheckLines(price, owedCents, texts), sum],
    sentence: partsSentence(price, owedCents, texts) ?? t(`sentence.${left}`, { amount }),
  };
}

/** An offer that is paid in parts: what the seller gets or pays at drop-off, and what when the car sells. */
function partsSentence({ stepCents }: PaidPrice, owedCents: Cents, texts: Texts): string | null {
  const [first, ...later] = stepCents;
  if (first === undefined) return null;
  const leftCents = first - owedCents;
  return fillText(texts, `trade.offer.payoff.parts.${signOf(leftCents)}`, {
    first: formatAmount(Math.abs(leftCents)),
    later: formatAmount(later.reduce((sum, amountCents) => sum + amountCents, 0)),
  });
}

/** The lender is paid when the car changes hands: from the first check alone. */
function firstCheckLines({ stepCents }: PaidPrice, owedCents: Cents, texts: Texts): OfferLine[] {
  const [first] = stepCents;
  if (first === undefined) return [];
  const leftCents = first - owedCents;
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
  return { id, label, note, amountCents, amount: formatAmount(amountCents), isSum };
}
