import { shortDay } from "@forecourt/domain/appointments/format";
import { type FiguredOffer, figureOffer } from "@forecourt/domain/financing/loan-offer";
import { formatCents } from "@forecourt/domain/money";
import { checkAnswer, type TypedAnswer } from "./check-answer.ts";

/** An answer as its applicant reads it, so that staff see mistyped amounts before they give it. @throws StaffError */
export function answerLines(typed: TypedAnswer, now: Date): string[] {
  const { answer, reasons, terms, offer = null, validUntil = null } = checkAnswer(typed, now);
  const figured = offer && figureOffer(offer);
  return [
    answer,
    ...(terms === null ? [] : [`  ${terms}`]),
    ...(figured === null ? [] : [`  ${offerText(figured)}`, `  ${totalsText(figured)}`]),
    ...(validUntil === null ? [] : [`  good through ${shortDay(validUntil)}`]),
    ...reasons.map((reason) => `  reason: ${reason}`),
  ];
}

/** `$24,000.00, 72 months at 9.49% APR: $437.80 a month` */
export function offerText(offer: FiguredOffer): string {
  const { amountCents, months, annualRatePercent, monthlyCents, moneyDownCents } = offer;
  const down = moneyDownCents === undefined ? "" : `, ${formatCents(moneyDownCents)} down`;
  return `${formatCents(amountCents)}, ${months} months at ${annualRatePercent}% APR: ${formatCents(monthlyCents)} a month${down}`;
}

function totalsText({ financeChargeCents, totalOfPaymentsCents }: FiguredOffer): string {
  return `finance charge ${formatCents(financeChargeCents)}, total of payments ${formatCents(totalOfPaymentsCents)}`;
}
