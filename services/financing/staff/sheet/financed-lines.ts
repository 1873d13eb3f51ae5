import { shortDay } from "@forecourt/domain/appointments/format";
import { formatCents } from "@forecourt/domain/money";
import { formatPercent } from "@forecourt/domain/payment/disclosure";
import type { OutTheDoor } from "@forecourt/domain/payment/out-the-door";
import type { FinancedAmount } from "./financed-amount.ts";
import { fact, heading } from "./sheet-lines.ts";

/** The financed amount, line by line, and its share of the car's price. */
export function financedLines(financed: FinancedAmount | null): string[] {
  if (financed === null) return [];
  const { advertisedCents, charges, tradeEquityCents, amountCents } = financed;
  const less = (label: string, cents: number) =>
    cents === 0 ? [] : fact(label, `-${formatCents(cents)}`);
  return [
    ...heading("Amount financed, with tax and fees"),
    ...fact("Price with dealer fees", formatCents(advertisedCents)),
    ...chargeLines(charges),
    ...downLines(financed),
    ...less("Trade equity, stated", tradeEquityCents),
    ...fact("Amount financed", formatCents(amountCents)),
    ...fact("LTV, by the price", loanText(financed)),
  ];
}

function downLines({ moneyDownCents: cents, isDownAssumed }: FinancedAmount): string[] {
  if (cents === 0) return [];
  const why = isDownAssumed ? ", which the shopper's answer starts with: none was stated" : "";
  return fact("Money down", `-${formatCents(cents)}${why}`);
}

function loanText({ loanToPrice, priceCents }: FinancedAmount): string {
  const share = loanToPrice === null ? "no price" : formatPercent(loanToPrice);
  return `${share} of the car's price of ${formatCents(priceCents)}; a lender's LTV takes book value`;
}

function chargeLines(charges: OutTheDoor): string[] {
  if (charges.kind !== "price") return fact("Tax and title", `not known: ${whyNot(charges)}`);
  const { stateTax, otherTaxes, localTax, governmentFees, missing, state, zip, asOf } = charges;
  const open = missing.map((one) => (one === "localTax" ? "local tax" : "title fee"));
  return [
    ...[stateTax, ...otherTaxes, ...(localTax ? [localTax] : [])].flatMap(
      ({ place, name, ratePercent, cents }) =>
        fact("Tax", `${formatCents(cents)}, ${place} ${name} of ${ratePercent}%`),
    ),
    ...governmentFees.flatMap(({ label, cents }) =>
      fact("Government fee", `${formatCents(cents)}, ${label}`),
    ),
    ...fact(
      "",
      `${state} ${zip}, rules of ${shortDay(asOf)}. Not in it: ${[...open, "registration"].join(", ")}.`,
    ),
  ];
}

function whyNot(charges: Exclude<OutTheDoor, { kind: "price" }>): string {
  if (charges.kind === "state-without-rules") return `no tax rules of ${charges.state}`;
  return "the ZIP code of the home";
}
