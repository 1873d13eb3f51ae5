import { describe, expect, test } from "@jest/globals";
import { estimatePayment } from "./estimate.ts";
import { outTheDoor } from "./out-the-door.ts";
import { type QuoteInput, quoteFigures } from "./quote.ts";
import { quotedMonths } from "./quoted-months.ts";
import { program } from "./testing/program.ts";
import { taxRules } from "./testing/tax-rules.ts";

const fee = { id: "documentary", label: "Documentary fee", cents: 59_900 };
const input: QuoteInput = {
  vehicle: 2_000_000,
  isNew: false,
  year: 2017,
  fees: [fee],
  terms: { cashDown: 300_000, tradeEquity: 0, creditScore: 700, months: 60 },
  months: [36, 60],
  zip: "63701",
  program,
  taxes: taxRules,
};

describe("the figures of a quote", () => {
  test("are those of the estimate and of the out-the-door price", () => {
    const figures = quoteFigures(input);
    expect(figures).toMatchObject({
      vehicle: 2_000_000,
      fees: [fee],
      advertisedTotal: 2_059_900,
      cashDown: 300_000,
      tradeEquity: 0,
      amountFinanced: 1_759_900,
      months: 60,
    });
    for (const { months, monthly, annualRatePercent } of figures.payments) {
      const estimate = estimatePayment(2_059_900, 2017, { ...input.terms, months }, program);
      expect([monthly, annualRatePercent]).toEqual([estimate.monthly, estimate.annualRatePercent]);
    }
    const door = outTheDoor({ ...input, zip: "63701", tradeIn: null }, taxRules);
    expect(figures.charges).toMatchObject({
      kind: "price",
      total: door.kind === "price" ? door.total : null,
      // 4.225 % and 4.25 % of $20,599, and the title.
      taxes: [{ cents: 87_031 }, { cents: 87_546 }],
      governmentFees: [{ cents: 850 }],
    });
  });

  test("add up line by line to the out-the-door total", () => {
    const { advertisedTotal, charges } = quoteFigures(input);
    if (charges?.kind !== "price") throw new Error("no charges");
    const lines = [...charges.taxes, ...charges.governmentFees];
    const sum = lines.reduce((total, { cents }) => total + cents, advertisedTotal);
    expect(charges.total).toBe(sum);
  });

  test("include the payment with taxes financed, for the same money down", () => {
    const [, at60] = quoteFigures(input).payments;
    const total = 2_059_900 + 87_031 + 87_546 + 850;
    const { monthly } = estimatePayment(total, 2017, input.terms, program);
    expect(at60?.monthlyWithTaxes).toBe(monthly);
  });

  test("subtract a trade-in only where one was stated", () => {
    const terms = { ...input.terms, tradeEquity: 500_000 };
    const withTrade = quoteFigures({ ...input, terms });
    expect(withTrade.amountFinanced).toBe(1_259_900);
    expect(withTrade.charges).toMatchObject({ tradeInSaves: 42_375 });
    expect(quoteFigures(input).charges).toMatchObject({ tradeInSaves: 0 });
  });

  test.each([
    [null, null],
    ["99501", { kind: "state-without-rules", zip: "99501", state: "AK" }],
    ["00000", { kind: "no-state", zip: "00000" }],
  ])("have no total with taxes for ZIP %s", (zip, charges) => {
    const figures = quoteFigures({ ...input, zip });
    expect(figures.charges).toEqual(charges);
    expect(figures.payments.map(({ monthlyWithTaxes }) => monthlyWithTaxes)).toEqual([null, null]);
  });
});

describe("the quoted terms", () => {
  const upTo = (...terms: number[]) => ({
    baseRates: [
      { fromScore: 300, byTerm: terms.map((upToMonths) => ({ upToMonths, ratePercent: 5 })) },
    ],
  });

  test.each([
    [upTo(36, 60, 84), 84, 72, [36, 48, 60, 72, 84]],
    [upTo(36, 60, 72), 84, 60, [36, 48, 60, 72]],
    [upTo(84), 60, 60, [36, 48, 60]],
    [upTo(84), 60, null, [36, 48, 60]],
    [upTo(84), 84, 24, [24, 36, 48, 60, 72, 84]],
  ])(
    "are those that rates and calculator reach, with the visitor's: %#",
    (rates, max, chosen, months) => {
      expect(quotedMonths(rates, { max, chosen })).toEqual(months);
    },
  );
});
