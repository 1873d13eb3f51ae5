import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { SiteContext } from "@forecourt/contracts/site";
import { type CreditTier, creditTiers } from "@forecourt/domain/financing/approval-range";
import { debtToIncome, paymentToIncome } from "@forecourt/domain/financing/ratios";
import type { Cents } from "@forecourt/domain/money";
import { estimatePayment } from "@forecourt/domain/payment/estimate";
import { quotedMonths } from "@forecourt/domain/payment/quoted-months";
import type { StoredContent } from "../../applications/stored.ts";
import { monthlySums } from "../ratios-of.ts";

/** What a payment is of the applicants' gross monthly income, in percent; null without an income. */
export interface SheetPayment {
  months: number;
  annualRatePercent: number;
  monthlyCents: Cents;
  /** The payment alone. */
  paymentToIncome: number | null;
  /** With housing and the stated debts. */
  debtToIncome: number | null;
}

/** The payments of one credit tier. */
export interface SheetTier {
  tier: CreditTier;
  creditScore: number;
  payments: SheetPayment[];
}

/**
 * The car's payments by the dealer's program as it is today: for the tier of a pre-approval's answer, else for
 * every tier, because an application has no score yet. Empty without a car that has a price.
 */
export function sheetPayments(
  content: StoredContent,
  { financeProgram: program, calculator }: Pick<SiteContext, "financeProgram" | "calculator">,
): SheetTier[] {
  const { deal } = content;
  const priced = deal && pricedCar(deal);
  if (!priced) return [];
  const answered = content.kind === "pre-approval" ? content.answer : null;
  const tiers = answered?.outcome === "range" ? [answered.tier] : [...creditTiers].reverse();
  const months = quotedMonths(program, { max: calculator.financeTermMonths.max, chosen: null });
  const { income, housing, debts } = monthlySums(content);
  const owed = [...housing, ...debts.filter((one) => one !== null)];
  return tiers.map((tier) => {
    const creditScore = program.creditLabels[tier];
    const terms = { cashDown: deal?.moneyDownCents ?? 0, tradeEquity: 0, creditScore };
    const payments = months.map((term) => {
      const own = { ...terms, months: term };
      const estimate = estimatePayment(priced.totalCents, priced.year, own, program);
      return {
        months: term,
        annualRatePercent: estimate.annualRatePercent,
        monthlyCents: estimate.monthly,
        paymentToIncome: paymentToIncome(estimate.monthly, income),
        debtToIncome: debtToIncome([...owed, estimate.monthly], income),
      };
    });
    return { tier, creditScore, payments };
  });
}

function pricedCar({ car }: StatedDeal): { totalCents: Cents; year: number } | null {
  const facts = car?.facts;
  return facts && facts.totalCents !== null
    ? { totalCents: facts.totalCents, year: facts.year }
    : null;
}
