import type { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import type { SellerInterest } from "@forecourt/contracts/areas/trade/seller-interest";
import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { KeptChange } from "../kept/kept-change.ts";

type ChangeName = "choice" | "payoff.stated" | "payoff.removed" | `interest.${SellerInterest}`;

/** The part of a text key that names the kind of change. */
export function changeName(change: KeptChange): ChangeName {
  if (change.kind === "payment") return "choice";
  if (change.kind === "interest") return `interest.${change.interest}`;
  return owes(change.payoff) ? "payoff.stated" : "payoff.removed";
}

/** The beginning of the subject of the mail to the store. In English, like every text for staff. */
export const changeSubjects: Readonly<Record<ChangeName, string>> = {
  choice: "Seller's choice changed",
  "payoff.stated": "Payoff stated",
  "payoff.removed": "No payoff any more",
  "interest.sell": "Sale instead of trade-in",
  "interest.trade-in": "Trade-in instead of sale",
};

const kindNames: Readonly<Record<PayoutOption, string>> = {
  cashNow: "cash now",
  moreCashLater: "more cash later",
};

/** The lines about a change in the mail to the store. */
export function storeLines(change: KeptChange, number: string): string[] {
  const { payoff: now, selectedPayment: selected } = change;
  if (change.kind === "payment") {
    const chosen = selected ?? "cashNow";
    return [`The seller now chooses ${kindNames[chosen]}.${wasKind(change.before, chosen)}`];
  }
  if (change.kind === "interest") return interestLines(change, number);
  const { before } = change;
  const was = `Before: ${owes(before) ? formatAmount(before.owedCents) : "none stated"}.`;
  if (!owes(now)) return [`The seller now states no payoff. ${was}`];
  return [
    `The seller now says that they owe ${formatAmount(now.owedCents)}. ${was}`,
    ...(now.lender === null ? [] : [`Lender: ${now.lender}`]),
  ];
}

function interestLines(
  { interest, paymentBefore, selectedPayment }: Extract<KeptChange, { kind: "interest" }>,
  number: string,
): string[] {
  const change =
    interest === "sell"
      ? "The seller now wants to sell the vehicle, and no longer to trade it in."
      : "The seller now wants to trade the vehicle in, and no longer to sell it.";
  return [
    change,
    `This replaces what the lead of ${number} says. The number, the visit, the photos and the answers are the same.`,
    ...(selectedPayment === null
      ? []
      : [`What counts: ${kindNames[selectedPayment]}.${wasKind(paymentBefore, selectedPayment)}`]),
  ];
}

/** ` It was more cash later.` when another kind was selected before. */
function wasKind(before: PayoutOption | null | undefined, now: PayoutOption): string {
  return before && before !== now ? ` It was ${kindNames[before]}.` : "";
}

function owes(payoff: Payoff | null): payoff is Payoff {
  return payoff !== null && payoff.owedCents > 0;
}
