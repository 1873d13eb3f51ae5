import type { notifyApplicant } from "@forecourt/contracts/leads/application-events";
import { formatCents } from "@forecourt/domain/money";
import { formatPercent } from "@forecourt/domain/payment/disclosure";
import type { z } from "zod";
import type { MailLines, textsOf } from "../confirmations/mail-lines.ts";

/** Facts of an application that a mail may state besides the event. */
export type StatedDeal = Pick<
  z.output<NonNullable<(typeof notifyApplicant)["body"]>>,
  "deal" | "offer"
>;

/**
 * The car, the money down, and the figures of an accepted loan, with their labels; a fact that is not stated has no
 * line.
 */
export function dealFacts(
  { deal, offer }: StatedDeal,
  t: ReturnType<typeof textsOf>,
): MailLines["facts"] {
  const down = deal?.moneyDownCents ?? null;
  return [
    ["confirmation.application.car", deal?.car ?? null],
    ["confirmation.application.moneyDown", down === null ? null : formatCents(down)],
    ...(offer === undefined ? [] : loanFacts(offer, t)),
  ];
}

function loanFacts(
  { amountCents, months, annualRatePercent, monthlyCents }: NonNullable<StatedDeal["offer"]>,
  t: ReturnType<typeof textsOf>,
): MailLines["facts"] {
  return [
    ["confirmation.application.monthly", formatCents(monthlyCents)],
    ["confirmation.application.term", t("confirmation.application.months", { months })],
    ["confirmation.application.apr", formatPercent(annualRatePercent)],
    ["confirmation.application.amount", formatCents(amountCents)],
  ];
}
