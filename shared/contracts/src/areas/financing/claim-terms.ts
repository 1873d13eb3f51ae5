import { loanTotals } from "@forecourt/domain/payment/loan-schedule";
import type { CreditClaim } from "../../dealer-config/credit-claims.ts";
import { dollars, percent, whole } from "../format-facts.ts";

/** Values that the text of a claim, or a sentence of its disclosure, names in braces. */
export type ClaimValues = Readonly<Record<string, string>>;

/** A claim's numbers, and which sentences its disclosure consists of. */
export interface ClaimTerms {
  /** Every one of them must be in the claim's own text. */
  stated: ClaimValues;
  /** Text keys of the disclosure, in order. */
  sentences: readonly ClaimSentence[];
  /** The values that the sentences name. */
  values: ClaimValues;
}

/** The sentences of disclosures, with the values that each has to name. */
export const claimSentences = {
  "claim.terms.downPayment": ["price", "down", "financed"],
  "claim.terms.creditAmount": ["amount", "down"],
  "claim.terms.loan": ["others", "monthly", "last", "apr", "months", "total"],
  "claim.terms.income": ["monthly", "share", "income"],
  "claim.terms.credit": [],
  "claim.terms.lease": ["others", "monthly", "due", "months", "total"],
  "claim.terms.lease.deposit": ["deposit"],
  "claim.terms.lease.noDeposit": [],
  "claim.terms.lease.miles": ["miles", "perMile"],
  "claim.terms.leaseCredit": [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ClaimSentence = keyof typeof claimSentences;

/** The numbers of a claim as visitors read them, and its disclosure. */
export function claimTerms(claim: CreditClaim): ClaimTerms {
  if (claim.kind === "downPayment") return downPaymentTerms(claim);
  return claim.kind === "creditAmount" ? creditAmountTerms(claim) : leaseTerms(claim);
}

type Kind<K extends CreditClaim["kind"]> = Extract<CreditClaim, { kind: K }>;

function downPaymentTerms({ downCents, example }: Kind<"downPayment">): ClaimTerms {
  const financed = Math.max(0, example.priceCents - downCents);
  const down = dollars(downCents);
  return {
    stated: { down },
    sentences: ["claim.terms.downPayment", "claim.terms.loan", "claim.terms.credit"],
    values: {
      down,
      price: dollars(example.priceCents),
      financed: dollars(financed),
      ...loanValues(financed, example),
    },
  };
}

function creditAmountTerms(claim: Kind<"creditAmount">): ClaimTerms {
  const { amountCents, weeklyIncomeCents, example } = claim;
  const stated = { amount: dollars(amountCents), income: dollars(weeklyIncomeCents) };
  const { monthly } = totals(amountCents, example);
  const monthlyIncome = (weeklyIncomeCents * 52) / 12;
  return {
    stated,
    sentences: [
      "claim.terms.creditAmount",
      "claim.terms.loan",
      "claim.terms.income",
      "claim.terms.credit",
    ],
    values: {
      ...stated,
      down: dollars(example.downCents),
      share: `${Math.round((monthly / monthlyIncome) * 100)}%`,
      ...loanValues(amountCents, example),
    },
  };
}

function leaseTerms(claim: Kind<"lease">): ClaimTerms {
  const { paymentCents, months, dueAtSigningCents, securityDepositCents } = claim;
  const others = months - 1;
  return {
    stated: { payment: dollars(paymentCents) },
    sentences: [
      "claim.terms.lease",
      securityDepositCents > 0 ? "claim.terms.lease.deposit" : "claim.terms.lease.noDeposit",
      "claim.terms.lease.miles",
      "claim.terms.leaseCredit",
    ],
    values: {
      monthly: dollars(paymentCents),
      others: whole(others),
      months: whole(months),
      due: dollars(dueAtSigningCents),
      // The first payment is part of what is due at signing.
      total: dollars(dueAtSigningCents + others * paymentCents),
      deposit: dollars(securityDepositCents),
      miles: whole(claim.milesPerYear),
      perMile: dollars(claim.perExtraMileCents),
    },
  };
}

interface Loan {
  aprPercent: number;
  months: number;
}

function totals(principal: number, { aprPercent: annualRatePercent, months }: Loan) {
  return loanTotals({ principal, annualRatePercent, months });
}

function loanValues(principal: number, loan: Loan): ClaimValues {
  const { monthly, lastPayment, totalOfPayments } = totals(principal, loan);
  return {
    monthly: dollars(monthly),
    others: whole(loan.months - 1),
    last: dollars(lastPayment),
    months: whole(loan.months),
    apr: percent(loan.aprPercent),
    total: dollars(totalOfPayments),
  };
}
