import { describe, expect, test } from "@jest/globals";
import { amountToFinance, checkDeal } from "./deal.ts";

const context = { today: "2026-11-23", totalCents: null };
const trade = {
  "deal.tradeYear": "2014",
  "deal.tradeMake": "Honda",
  "deal.tradeModel": "Civic",
  "deal.tradeMiles": "82,000",
};

describe("checkDeal", () => {
  test("takes a form in which nothing is decided", () => {
    expect(checkDeal({}, context)).toEqual({
      ok: true,
      value: { vin: null, moneyDownCents: null, trade: null, tradeEquityCents: null },
    });
  });

  test("reads the car, whole dollars down and a trade-in", () => {
    const form = {
      ...trade,
      "deal.vehicle": " 1m8gdm9axkp042788 ",
      "deal.moneyDown": "$2,500.00",
      "deal.tradeOwed": "1,200.50",
      "deal.tradeEquity": "3,000",
    };
    expect(checkDeal(form, context)).toEqual({
      ok: true,
      value: {
        vin: "1M8GDM9AXKP042788",
        moneyDownCents: 250_000,
        trade: { year: 2014, make: "Honda", model: "Civic", miles: 82_000, owedCents: 120_050 },
        tradeEquityCents: 300_000,
      },
    });
  });

  test("tells a trade-in that is paid off from one whose payoff is not stated", () => {
    const owed = (text: string) => {
      const checked = checkDeal({ ...trade, "deal.tradeOwed": text }, context);
      return checked.ok ? checked.value.trade?.owedCents : checked.faults;
    };
    expect([owed("0"), owed("  ")]).toEqual([0, null]);
  });

  test.each([
    ["deal.vehicle", "1M8GDM9AXKP042789", "vin-invalid"],
    ["deal.vehicle", "R1021", "vin-invalid"],
    ["deal.moneyDown", "2500.50", "amount-whole"],
    ["deal.moneyDown", "-5", "amount-format"],
    ["deal.moneyDown", "10,000,001", "amount-too-large"],
    ["deal.tradeYear", "1929", "number-range"],
    ["deal.tradeYear", "2028", "number-range"],
    ["deal.tradeYear", "14", "year-format"],
    ["deal.tradeYear", "2,014", "year-format"],
    ["deal.tradeMiles", "82k", "number-format"],
    ["deal.tradeMiles", "1,000,000", "number-range"],
    ["deal.tradeModel", "", "trade-incomplete"],
    ["deal.tradeMiles", "", "trade-incomplete"],
    ["deal.tradeMake", "Hon\u202eda", "characters"],
    ["deal.tradeOwed", "some", "amount-format"],
    ["deal.tradeEquity", "99.50", "amount-whole"],
  ])("refuses %s %j as %s", (field, text, fault) => {
    expect(checkDeal({ ...trade, [field]: text }, context)).toEqual({
      ok: false,
      faults: { [field]: fault },
    });
  });

  test("takes next year's model", () => {
    expect(checkDeal({ ...trade, "deal.tradeYear": "2027" }, context).ok).toBe(true);
  });
});

test.each([
  ["31,989", {}],
  ["31,990", { "deal.moneyDown": "down-over-price" }],
  ["99,999", { "deal.moneyDown": "down-over-price" }],
])("with %s down, a car of $31,990 has the faults %j", (moneyDown, faults) => {
  const faultsAt = (totalCents: number | null) => {
    const checked = checkDeal({ "deal.moneyDown": moneyDown }, { ...context, totalCents });
    return checked.ok ? {} : checked.faults;
  };
  expect(faultsAt(3_199_000)).toEqual(faults);
  expect(faultsAt(null)).toEqual({});
});

describe("amountToFinance", () => {
  test.each([
    [2_500_000, 250_000, 2_250_000],
    [2_500_000, null, 2_500_000],
    [200_000, 250_000, 0],
    [null, 250_000, null],
  ])("of a total of %j with %j down is %j", (total, down, amount) => {
    expect(amountToFinance(total, down)).toBe(amount);
  });
});
