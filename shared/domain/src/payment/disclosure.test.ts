import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { centsFromDollars } from "../money.ts";
import { disclosureValues, downForm, formatPercent } from "./disclosure.ts";
import { estimatePayment } from "./estimate.ts";
import { program } from "./testing/program.ts";

const terms = { cashDown: 100_000, tradeEquity: 50_050, creditScore: 690, months: 72 };

describe("disclosureValues", () => {
  test("contain the numbers of the estimate", () => {
    const estimate = estimatePayment(2_150_050, 2015, terms, program);
    expect(downForm(estimate)).toBe("both");
    expect(estimate).toEqual({
      monthly: 35_057,
      lastPayment: 35_027,
      months: 72,
      annualRatePercent: 7.99,
      cashDown: 100_000,
      cashDownPercent: null,
      tradeEquity: 50_050,
      creditScore: 690,
      amountFinanced: 2_000_000,
      totalOfPayments: 2_524_074,
      financeCharge: 524_074,
    });
    expect(disclosureValues(estimate)).toEqual({
      monthly: "$350.57",
      months: "72",
      rate: "7.99%",
      down: "$1,000",
      trade: "$500.50",
      score: "690",
      financed: "$20,000.00",
      others: "71",
      last: "$350.27",
      total: "$25,240.74",
      charge: "$5,240.74",
    });
  });

  test("add up: payments to the total, and principal and finance charge to the total", () => {
    fc.assert(
      fc.property(fc.integer({ min: 400_000, max: 20_000_000 }), (total) => {
        const values = disclosureValues(estimatePayment(total, 2020, terms, program));
        const cents = (text: string) => centsFromDollars(text.replace(/[$,]/g, "")) ?? Number.NaN;
        const paid = Number(values.others) * cents(values.monthly) + cents(values.last);
        expect(paid).toBe(cents(values.total));
        expect(cents(values.financed) + cents(values.charge)).toBe(cents(values.total));
      }),
    );
  });

  test.each([
    [100, 100, "both"],
    [100, 0, "cash"],
    [0, 100, "trade"],
    [0, 0, "none"],
  ])("name %d in cash and %d in trade as %s", (cashDown, tradeEquity, form) => {
    expect(downForm({ cashDown, tradeEquity })).toBe(form);
  });

  test.each([
    [9.49, "9.49%"],
    [8, "8.00%"],
    [12.9, "12.90%"],
    [0, "0.00%"],
  ])("format a rate of %d as %s", (rate, text) => {
    expect(formatPercent(rate)).toBe(text);
  });
});
