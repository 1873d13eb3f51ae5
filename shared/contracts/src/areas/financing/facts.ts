import type { FactSource, Facts } from "../facts.ts";
import { dollars, percent, whole } from "../format-facts.ts";
import { exampleLoan } from "./example-loan.ts";

/** The numbers of the dealer's financing claims, and of the disclosures that they require. */
export function financingFacts({ claims, financeProgram }: FactSource): Facts {
  return {
    "claims.downPayment": dollars(claims.downPaymentCents),
    "claims.creditUpTo": dollars(claims.creditUpToCents),
    "claims.weeklyIncome": dollars(claims.weeklyIncomeCents),
    "claims.preApprovalSeconds": whole(claims.preApprovalSeconds),
    "claims.preApprovalTime": durationText(claims.preApprovalSeconds),
    "claims.answerHoursMin": whole(claims.answerHours.min),
    "claims.answerHoursMax": whole(claims.answerHours.max),
    // The lowest score without an addition to the rate.
    "finance.standardScore": whole(
      Math.max(300, ...financeProgram.tierAdditions.map((tier) => tier.toScore + 1)),
    ),
    ...exampleFacts(claims),
  };
}

/** "a minute", "2 minutes" or "45 seconds". */
function durationText(seconds: number): string {
  if (seconds === 60) return "a minute";
  return seconds % 60 === 0 ? `${whole(seconds / 60)} minutes` : `${whole(seconds)} seconds`;
}

/** The terms that US law requires beside an advertised down payment: 12 CFR 1026.24(d)(2). */
function exampleFacts({ example, downPaymentCents }: FactSource["claims"]): Facts {
  const loan = exampleLoan(example, downPaymentCents);
  return {
    "example.price": dollars(example.priceCents),
    "example.down": dollars(downPaymentCents),
    "example.financed": dollars(loan.financedCents),
    "example.months": whole(example.months),
    "example.apr": percent(example.aprPercent),
    "example.others": whole(example.months - 1),
    "example.payment": dollars(loan.paymentCents),
    "example.last": dollars(loan.lastPaymentCents),
    "example.total": dollars(loan.totalCents),
  };
}
