import { describe, expect, test } from "@jest/globals";
import {
  completePaymentTerms,
  normalizePaymentTerms,
  startingPaymentTerms,
} from "./payment-terms.ts";
import { rememberedTerms } from "./remembered-terms.ts";
import { termSettings } from "./testing/term-settings.ts";

const { calculator, financeProgram } = termSettings;
const settings = termSettings;
const inPercent = {
  ...settings,
  calculator: { ...calculator, cashDown: { ...calculator.cashDown, unit: "percent" as const } },
};

describe("startingPaymentTerms", () => {
  test("are those of the finance program, without a trade-in", () => {
    expect(startingPaymentTerms(settings)).toEqual({
      cashDown: 1000,
      cashDownPercent: null,
      tradeEquity: 0,
      creditScore: 850,
      months: 72,
    });
    const program = { ...financeProgram, creditScore: 720, financeTermMonths: 60 };
    const changed = startingPaymentTerms({ calculator, financeProgram: program });
    expect(changed).toMatchObject({ creditScore: 720, months: 60 });
  });

  test("are the calculator's where the finance program has none", () => {
    const program = { ...financeProgram, creditScore: null, financeTermMonths: null };
    const creditScore = { ...calculator.creditScore, default: 640 };
    const changed = { calculator: { ...calculator, creditScore }, financeProgram: program };
    expect(startingPaymentTerms(changed)).toMatchObject({ creditScore: 640, months: 24 });
  });

  test("have a percentage as cash down when the calculator's unit is percent", () => {
    expect(startingPaymentTerms(inPercent)).toMatchObject({ cashDown: 0, cashDownPercent: 20 });
  });

  test("never have the trade-in at which the slider's handle starts", () => {
    const tradeEquity = { ...calculator.tradeEquity, defaultCents: 500_000 };
    const changed = { calculator: { ...calculator, tradeEquity }, financeProgram };
    expect(startingPaymentTerms(changed).tradeEquity).toBe(0);
  });
});

describe("completePaymentTerms", () => {
  test("prefer the address to what the visitor stated before, and that to the dealer's", () => {
    const stated = { terms: { months: 36 }, remembered: { months: 48, creditScore: 640 } };
    expect(completePaymentTerms(stated, settings)).toEqual({
      cashDown: 1000,
      cashDownPercent: null,
      tradeEquity: 0,
      creditScore: 640,
      months: 36,
    });
  });

  test.each([
    [{ terms: { cashDown: 0 }, remembered: { cashDownPercent: 15 } }, 0, null],
    [{ terms: { cashDownPercent: 15 }, remembered: { cashDown: 500 } }, 0, 15],
    [{ terms: { cashDown: 700, cashDownPercent: 15 } }, 700, null],
    [{ terms: {}, remembered: { cashDownPercent: 15 } }, 0, 15],
  ])("have one form of the cash down: %j", (stated, cashDown, cashDownPercent) => {
    for (const dealer of [settings, inPercent]) {
      expect(completePaymentTerms(stated, dealer)).toMatchObject({ cashDown, cashDownPercent });
    }
  });
});

describe("normalizePaymentTerms", () => {
  test("drop the dealer's terms from an address", () => {
    const terms = { cashDown: 1049, tradeEquity: 0, creditScore: 850, months: 72 };
    expect(normalizePaymentTerms(terms, settings)).toEqual({});
    expect(normalizePaymentTerms({ cashDownPercent: 21 }, inPercent)).toEqual({});
  });

  test("keep a term of the dealer that replaces a remembered one", () => {
    const terms = { cashDown: 1000, months: 72 };
    expect(normalizePaymentTerms(terms, settings, { months: 60 })).toEqual({ months: 72 });
    const replaced = normalizePaymentTerms(terms, settings, { cashDownPercent: 15 });
    expect(replaced).toEqual({ cashDown: 1000 });
  });

  test("keep no cash down where the dealer's is a percentage", () => {
    expect(normalizePaymentTerms({ cashDown: 0 }, inPercent)).toEqual({ cashDown: 0 });
  });

  test("drop the percentage beside an amount", () => {
    const both = { cashDown: 500, cashDownPercent: 15 };
    expect(normalizePaymentTerms(both, settings)).toEqual({ cashDown: 500 });
  });
});

describe("rememberedTerms", () => {
  test("are in dollars, on the steps of the sliders", () => {
    const preferences = { cashDown: 123_456, tradeEquity: 70_000, creditScore: 300, months: 120 };
    expect(rememberedTerms(preferences, settings)).toEqual({
      cashDown: 1200,
      tradeEquity: 700,
      creditScore: 400,
      months: 72,
    });
    expect(rememberedTerms({ cashDownPercent: 13 }, settings)).toEqual({ cashDownPercent: 15 });
  });

  test("have no trade-in that the visitor denied, or did not value", () => {
    expect(rememberedTerms({ tradingIn: false, tradeEquity: 70_000 }, settings)).toEqual({});
    expect(rememberedTerms({ tradingIn: true }, settings)).toEqual({});
  });
});
