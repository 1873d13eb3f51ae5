import { debtToIncome, paymentToIncome } from "@forecourt/domain/financing/ratios";
import type { ShownApplication } from "./applications.ts";

/** What a finance manager looks at first, in percent of gross monthly income; null without an income. */
export interface Ratios {
  /** Rent or mortgage of all applicants. */
  housingToIncome: number | null;
  /** The payment that the answer states as affordable; missing where there is none. */
  paymentToIncome?: number | null;
}

/** The ratios of an application as it was stated. */
export function ratiosOf(content: ShownApplication["content"]): Ratios {
  if (content.kind === "pre-approval") {
    const { applicant, answer } = content;
    const income = applicant.monthlyIncomeCents;
    return {
      housingToIncome: debtToIncome([applicant.monthlyHousingCents], income),
      ...(answer.outcome === "range" && {
        paymentToIncome: paymentToIncome(answer.monthlyBudgetCents, income),
      }),
    };
  }
  const applicants = [content.borrower, content.coBorrower].filter((one) => one !== null);
  const income = applicants.reduce((sum, { monthlyIncomeCents }) => sum + monthlyIncomeCents, 0);
  const housing = applicants.map(({ residences }) => residences[0]?.monthlyRentCents ?? 0);
  return { housingToIncome: debtToIncome(housing, income) };
}
