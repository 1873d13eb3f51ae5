import { withPublished } from "@forecourt/testing/published-data";
import { describe, expect, test } from "@jest/globals";
import { centsFromDollars } from "../money.ts";
import { leasePayment } from "./lease.ts";
import { monthlyPayment } from "./loan.ts";
import { percentOf, taxableAmount, tradeEquity } from "./taxes.ts";
import { calculateApr } from "./testing/apr.ts";
import { missouri } from "./testing/tax-rules.ts";

const cents = (dollars: string | number): number =>
  centsFromDollars(String(dollars).replaceAll(",", "")) ?? Number.NaN;

interface Vectors {
  loan: ({ aprPct: number; months: number; payment: number } & Record<string, number>)[];
  apr: Record<string, number>[];
  lease: Record<string, number>[];
  missouriTax: Record<string, number>[];
}

describe("published figures", () => {
  withPublished("payment-and-vin-vectors.json", (read) => {
    test("match for loans, leases and taxes", () => {
      const { loan, apr, lease, missouriTax }: Vectors = JSON.parse(read());
      for (const one of loan) {
        const principal = cents(one.amountFinanced ?? one.principal ?? "");
        const { aprPct: annualRatePercent, months, payment } = one;
        expect(monthlyPayment({ principal, annualRatePercent, months })).toBe(cents(payment));
      }
      for (const { amountFinanced = 0, payment = 0, count = 0, aprPct = 0, ...first } of apr) {
        const { unitPeriods = 1, oddDays = 0 } = first;
        const rate = calculateApr({
          amountFinanced: cents(amountFinanced),
          payment: cents(payment),
          count,
          unitPeriods,
          oddDays,
        });
        expect(rate.toFixed(2)).toBe(aprPct.toFixed(2));
      }
      for (const { price = 0, rebate = 0, down = 0, residual = 0, ...terms } of lease) {
        const { moneyFactor = 0, months = 0, taxPctOnPayment = 0, withTax = 0 } = terms;
        const paid = leasePayment({
          price: cents(price),
          reduction: cents(rebate + down),
          residual: cents(residual),
          moneyFactor,
          months,
          taxPercent: taxPctOnPayment,
        });
        expect(paid.monthly).toBe(cents(withTax));
      }
      for (const { price = 0, rebate = 0, taxable, stateTax = 0, ...trade } of missouriTax) {
        const { tradeIn, tradeAllowance = tradeIn ?? 0, payoff = 0 } = trade;
        const amounts = { price: cents(price), rebate: cents(rebate) };
        const sale = { ...amounts, isNew: false, tradeAllowance: cents(tradeAllowance) };
        const taxed = taxableAmount(sale, missouri);
        expect(taxed).toBe(cents(taxable ?? ""));
        expect(percentOf(taxed, trade.stateRatePct ?? 4.225)).toBe(cents(stateTax));
        expect(
          tradeEquity({ allowance: cents(tradeAllowance), payoff: cents(payoff) }).negativeEquity,
        ).toBe(cents(trade.financedNegativeEquity ?? 0));
      }
      expect([loan, apr, lease, missouriTax].map((list) => list.length)).toEqual([4, 2, 2, 2]);
    });
  });

  // "$2,500 due at signing": the loan is on the cash price less that.
  withPublished("dealer/truecar_2025/truecar_2025.csv.gz", (read) => {
    test("match for cars for sale, to the rounded dollar", () => {
      const quote =
        /,"?\$([\d,]+)"?,"?\$([\d,]+)\/moEstimate"?,"?\$([\d,]+) due at signing · (\d+) mo · ([\d.]+)% APR/gu;
      const quotes = [...read().matchAll(quote)];
      const wrong = quotes.filter(([, price = "", payment = "", down = "", months, rate]) => {
        const loan = {
          principal: cents(price) - cents(down),
          annualRatePercent: Number(rate),
          months: Number(months),
        };
        return Math.round(monthlyPayment(loan) / 100) !== cents(payment) / 100;
      });
      console.info(`${quotes.length} quoted payments checked, ${wrong.length} differ`);
      expect(quotes).toHaveLength(785);
      expect(wrong.map(([row]) => row)).toEqual([]);
    });
  });
});
