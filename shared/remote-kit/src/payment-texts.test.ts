import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { leasePayment } from "@forecourt/domain/payment/lease";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import {
  leaseDisclosureLines,
  leaseTermsLine,
  paymentDisclosureLines,
  paymentTermsLine,
  type Words,
} from "./payment-texts.ts";
import { fillText } from "./site-context.tsx";

const { texts } = siteFixture();
const t: Words = (key, values) => fillText(texts, key, values);

const estimate: PaymentEstimate = {
  monthly: 36_544,
  annualRatePercent: 9.5,
  months: 72,
  amountFinanced: 2_000_000,
  cashDown: 100_000,
  tradeEquity: 150_050,
  creditScore: 690,
  lastPayment: 36_532,
  totalOfPayments: 2_631_156,
  financeCharge: 631_156,
};

describe("the terms beside a payment", () => {
  test.each([
    [{}, "72 months at 9.50% APR, $1,000 down, $1,500.50 trade equity"],
    [{ tradeEquity: 0 }, "72 months at 9.50% APR, $1,000 down"],
    [{ cashDown: 0 }, "72 months at 9.50% APR, no cash down, $1,500.50 trade equity"],
    [{ cashDown: 0, tradeEquity: 0 }, "72 months at 9.50% APR, nothing down"],
    [{ amountFinanced: 0, monthly: 0 }, "Down payment and trade-in cover the price"],
  ])("with %j read %j", (changes, line) => {
    expect(paymentTermsLine(t, { ...estimate, ...changes })).toBe(line);
  });
});

describe("the disclosure of a payment", () => {
  test("names down payment, repayment, APR, that the rate is an example, and what is left out", () => {
    expect(paymentDisclosureLines(t, estimate)).toEqual([
      "$20,000.00 financed for 72 months at 9.50% APR (annual percentage rate): 71 monthly payments of $365.44 and a last one of $365.32. Total of payments $26,311.56, of which $6,311.56 is the finance charge.",
      "Down payment: $1,000 in cash and $1,500.50 in trade equity.",
      "The rate is an example for a credit score of 690. This is an estimate and not an offer of credit: your rate and payment depend on the lender’s approval.",
      "Dealer fees are included in the amount financed. Tax, title and registration are not.",
    ]);
  });

  test("has no placeholder left over in any form of the down payment", () => {
    const forms = [{}, { cashDown: 0 }, { tradeEquity: 0 }, { cashDown: 0, tradeEquity: 0 }];
    for (const changes of [...forms, { amountFinanced: 0 }]) {
      const lines = paymentDisclosureLines(t, { ...estimate, ...changes });
      expect(lines.join(" ")).not.toMatch(/[{}]|payment\.|undefined/);
    }
  });
});

test("a lease says that it is one, what is due at signing, and that no deposit is", () => {
  const lease = {
    price: 2_100_000,
    reduction: 170_000,
    residual: 1_311_000,
    moneyFactor: 0.00125,
    months: 36,
    taxPercent: 10.25,
  };
  const payment = leasePayment(lease);
  const offer = { lease, payment, cashDown: 170_000, milesPerYear: 10_000, perMile: 20 };
  expect(leaseTermsLine(t, offer)).toBe("36 months, $1,934.23 due at signing, 10,000 miles a year");
  expect(leaseDisclosureLines(t, offer)).toEqual([
    "This is an example of a lease: 36 monthly payments of $234.23, $1,934.23 due at signing or delivery, $10,132.28 in all. At the end you may return the car; its residual value is $13,110.00.",
    "10,000 miles a year are included. Each further mile costs $0.20 at the end of the lease.",
    "No security deposit is required.",
    "The lease charge is an example, not an offer: it depends on the lessor’s approval. Title and registration are not included.",
  ]);
});
