import { debtToIncome, paymentToIncome } from "@forecourt/domain/financing/ratios";
import { isSameHome } from "@forecourt/domain/financing/same-home";
import type { ShownApplication } from "./applications.ts";

/** Ratios that a finance manager looks at first, in percent of gross monthly income; null without an income. */
export interface Ratios {
  /** Rent or mortgage of all applicants, once for one address. */
  housingToIncome: number | null;
  /** Housing and the stated debts of all applicants, before the new payment; missing where none are stated. */
  debtToIncome?: number | null;
  /** The payment that the answer states as affordable; missing where there is none. */
  paymentToIncome?: number | null;
}

/** The monthly sums of an application, of all applicants, in cents. */
interface MonthlySums {
  income: number;
  /** Monthly cost of each home. If two applicants have one address, only the larger amount is counted. */
  housing: number[];
  /** Two applicants live at one address. */
  isHomeShared: boolean;
  /** Monthly debts of each applicant; null = not stated, or not asked. */
  debts: (number | null)[];
}

export function monthlySums(content: ShownApplication["content"]): MonthlySums {
  if (content.kind === "pre-approval") {
    const { monthlyIncomeCents: income, monthlyHousingCents } = content.applicant;
    return { income, housing: [monthlyHousingCents], isHomeShared: false, debts: [] };
  }
  const applicants = [content.borrower, content.coBorrower].filter((one) => one !== null);
  const [home, other] = applicants.map(({ residences }) => residences[0]);
  const isHomeShared = home !== undefined && other !== undefined && isSameHome(home, other);
  const housing = applicants.map(({ residences }) => residences[0]?.monthlyRentCents ?? 0);
  return {
    income: applicants.reduce((sum, { monthlyIncomeCents }) => sum + monthlyIncomeCents, 0),
    housing: isHomeShared ? [Math.max(...housing)] : housing,
    isHomeShared,
    // Applications that were sent before the form asked have none.
    debts: applicants.map(({ monthlyDebtsCents }) => monthlyDebtsCents ?? null),
  };
}

/** The ratios of an application as it was stated. */
export function ratiosOf(content: ShownApplication["content"]): Ratios {
  const { income, housing, debts } = monthlySums(content);
  const stated = debts.filter((one) => one !== null);
  return {
    housingToIncome: debtToIncome(housing, income),
    ...(stated.length > 0 && { debtToIncome: debtToIncome([...housing, ...stated], income) }),
    ...(content.kind === "pre-approval" &&
      content.answer.outcome === "range" && {
        paymentToIncome: paymentToIncome(content.answer.monthlyBudgetCents, income),
      }),
  };
}
