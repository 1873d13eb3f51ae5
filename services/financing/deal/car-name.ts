import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { LoanOffer } from "@forecourt/domain/financing/loan-offer";

/** `2021 Kia Telluride SX`; null = no car was decided on, or the inventory has no facts of it. */
export function carName({ car }: Pick<StatedDeal, "car">): string | null {
  const facts = car?.facts ?? null;
  if (facts === null) return null;
  const { year, make, model, trim } = facts;
  return [year, make, model, ...(trim === null ? [] : [trim])].join(" ");
}

/** Subject of an answer, as its page and its mails name it: it identifies no applicant. */
export function answeredDeal(deal: StatedDeal | undefined) {
  if (deal === undefined) return null;
  return { car: carName(deal), moneyDownCents: deal.moneyDownCents };
}

/** Like `answeredDeal`, with the money down that the offer requires, if it states an amount. */
export function offeredDeal(
  deal: StatedDeal | undefined,
  offer: Pick<LoanOffer, "moneyDownCents"> | null,
) {
  const stated = answeredDeal(deal);
  const moneyDownCents = offer?.moneyDownCents;
  if (moneyDownCents === undefined) return stated;
  return { car: stated?.car ?? null, moneyDownCents };
}
