import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { creditParagraphs, shortCreditTerms } from "./credit-paragraphs.ts";

const { texts } = siteFixture();

const estimate: PaymentEstimate = {
  monthly: 36_544,
  annualRatePercent: 9.5,
  months: 72,
  amountFinanced: 2_000_000,
  cashDownPercent: null,
  cashDown: 100_000,
  tradeEquity: 150_050,
  creditScore: 690,
  lastPayment: 36_532,
  totalOfPayments: 2_631_156,
  financeCharge: 631_156,
};

describe("shortCreditTerms", () => {
  test.each([
    [{}, "72 months at 9.50% APR, $1,000 down, $1,500.50 trade equity"],
    [{ tradeEquity: 0 }, "72 months at 9.50% APR, $1,000 down"],
    [{ cashDown: 0 }, "72 months at 9.50% APR, no cash down, $1,500.50 trade equity"],
    [{ cashDown: 0, tradeEquity: 0 }, "72 months at 9.50% APR, nothing down"],
    [{ amountFinanced: 0, monthly: 0 }, "Down payment and trade-in cover the price"],
  ])("with %j is %j", (changes, line) => {
    expect(shortCreditTerms(texts, { ...estimate, ...changes })).toBe(line);
  });
});

describe("creditParagraphs", () => {
  test("names down payment, repayment, APR, excluded charges, and that the rate is an example", () => {
    expect(creditParagraphs(texts, estimate)).toEqual([
      "Down payment: $1,000 in cash and $1,500.50 in trade equity.",
      "For example, $20,000.00 financed for 72 months at 9.50% APR (annual percentage rate): 71 monthly payments of $365.44 and a final payment of $365.32. Total of payments $26,311.56, including a finance charge of $6,311.56.",
      "Dealer fees are included in the amount financed. Tax, title, and registration are not.",
      "The rate is an example for a credit score around 690. This is an estimate, not an offer of credit. Your rate and payment depend on the lender’s approval.",
    ]);
  });

  test("leaves no placeholder in any form of the down payment", () => {
    const forms = [{}, { cashDown: 0 }, { tradeEquity: 0 }, { cashDown: 0, tradeEquity: 0 }];
    for (const changes of [...forms, { amountFinanced: 0 }]) {
      const paragraphs = creditParagraphs(texts, { ...estimate, ...changes });
      expect(paragraphs.join(" ")).not.toMatch(/[{}]|payment\.|undefined/);
    }
  });

  test("does not compile without one of them", () => {
    // @ts-expect-error -- Regulation Z requires all four
    const incomplete: ReturnType<typeof creditParagraphs> = [
      "Down payment",
      "Repayment",
      "Charges",
    ];
    expect(incomplete).toHaveLength(3);
  });
});
