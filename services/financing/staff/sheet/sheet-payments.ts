import type { SiteContext } from "@forecourt/contracts/site";
import { type CreditTier, creditTiers } from "@forecourt/domain/financing/approval-range";
import { debtToIncome, paymentToIncome } from "@forecourt/domain/financing/ratios";
import type { Cents } from "@forecourt/domain/money";
import { estimatePayment } from "@forecourt/domain/payment/estimate";
import { quotedMonths } from "@forecourt/domain/payment/quoted-months";
import type { StoredContent } from "../../applications/stored.ts";
import { monthlySums } from "../ratios-of.ts";
import type { FinancedAmount } from "./financed-amount.ts";

/** A payment and its share of the applicants' gross monthly income, in percent; null without an income. */
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
 * The payments of the amount financed by the dealer's program as it is today: for the tier of the soft pull, else for
 * every tier. Empty without a car that has a price.
 */
export function sheetPayments(
  content: StoredContent,
  { financed, tier: known }: { financed: FinancedAmount | null; tier: CreditTier | null },
  { financeProgram: program, calculator }: Pick<SiteContext, "financeProgram" | "calculator">,
): SheetTier[] {
  if (financed === null) return [];
  const { totalCents, year, moneyDownCents: cashDown, tradeEquityCents: tradeEquity } = financed;
  const tiers = known === null ? [...creditTiers].reverse() : [known];
  const months = quotedMonths(program, { max: calculator.financeTermMonths.max, chosen: null });
  const { income, housing, debts } = monthlySums(content);
  const owed = [...housing, ...debts.filter((one) => one !== null)];
  return tiers.map((tier) => {
    const creditScore = program.creditLabels[tier];
    const terms = { cashDown, tradeEquity, creditScore };
    const payments = months.map((term) => {
      const own = { ...terms, months: term };
      const estimate = estimatePayment(totalCents, year, own, program);
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
