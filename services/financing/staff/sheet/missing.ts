import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { ShownApplication } from "../applications.ts";

/** Questions to ask before the application goes to a lender. */
export function missingOf(content: ShownApplication["content"], hasSoftPull: boolean): string[] {
  const papers = [
    "Driver's license, proof of income, proof of address, proof of insurance",
    ...(content.deal?.trade ? ["Trade-in: appraisal, title, payoff letter"] : []),
  ];
  if (content.kind === "pre-approval") {
    return [
      ...missingOfDeal(content.deal),
      "Full credit application with the hard pull's consent",
      ...papers,
    ];
  }
  const applicants = [content.borrower, content.coBorrower].filter((one) => one !== null);
  const isDebtOpen = applicants.some(
    ({ monthlyDebtsCents }) => (monthlyDebtsCents ?? null) === null,
  );
  return [
    ...missingOfDeal(content.deal),
    ...(isDebtOpen
      ? ["Debts a month of each applicant: the ratios count those that are stated"]
      : []),
    hasSoftPull
      ? "Credit report: the score above is that of a soft pull"
      : "Credit report: this application has no score yet",
    ...papers,
  ];
}

function missingOfDeal(deal: StatedDeal | undefined): string[] {
  const { car = null, moneyDownCents = null, trade = null } = deal ?? {};
  return [
    ...(car === null ? ["Car: not decided"] : []),
    ...(car !== null && car.facts === null ? ["Car: look up the VIN and its price"] : []),
    ...(car?.state === "sold" ? ["Car: it was sold, offer another one"] : []),
    ...(car?.facts && car.facts.totalCents === null ? ["Car: it has no price"] : []),
    ...(moneyDownCents === null ? ["Money down"] : []),
    ...(trade === null ? ["Trade-in: none was stated, ask"] : []),
    ...(trade !== null && trade.owedCents === null ? ["Trade-in: what is owed"] : []),
  ];
}
