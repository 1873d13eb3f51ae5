import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import {
  createDealerIndexBuilder,
  runToCompletion,
  searchInventory,
} from "@forecourt/search-index";
import { financeProgram } from "@forecourt/search-index/testing/finance-program";
import { minimalVehicle } from "@forecourt/search-index/testing/minimal-vehicle";
import { expect, test } from "@jest/globals";
import { priceSource } from "../testing/price-source.ts";
import { pricingOf } from "./dealer-pricing.ts";

const builder = createDealerIndexBuilder();
builder.push(minimalVehicle(1, { price: 1_480_000 }));
const cars = runToCompletion(builder.build());
const group = { dealerId: "group", storeId: null };

test("applies changed fees and finance programs to the next search", () => {
  const found = (source: ReturnType<typeof priceSource>, query: object) =>
    searchInventory(
      cars,
      { storeId: null, pricing: pricingOf(source, group) },
      SearchQuery.parse(query),
    ).total;
  const before = priceSource({ columbia: 20_000 });
  const after = priceSource({ columbia: 20_050 });
  expect([before, after, before].map((source) => found(source, { priceMax: 15_000 }))).toEqual([
    1, 0, 1,
  ]);
  const dear = priceSource(
    { columbia: 20_000 },
    {
      financeProgram: {
        ...financeProgram,
        baseRates: [{ fromScore: 300, byTerm: [{ upToMonths: 84, ratePercent: 25 }] }],
      },
    },
  );
  // 15,000 dollars over 72 months: 262.93 at 7.99 %, 404 at 25 %.
  expect([before, dear].map((source) => found(source, { paymentMax: 300 }))).toEqual([1, 0]);
});

test("sums fees once per configuration", () => {
  const source = priceSource({ columbia: 20_001, rolla: 0 });
  const { fees } = pricingOf(source, group);
  expect([...fees]).toEqual([
    ["columbia", 20_001],
    ["rolla", 0],
  ]);
  expect(pricingOf(source, { ...group, storeId: "rolla" }).fees).toBe(fees);
});

test("clamps invalid payment terms to the minimum", () => {
  const pricing = pricingOf(priceSource({ columbia: 0 }), group);
  const ask = (query: object) =>
    searchInventory(cars, { storeId: null, pricing }, SearchQuery.parse(query)).total;
  expect(ask({ months: 0, creditScore: 0, paymentMax: 14_000 })).toBe(0);
  expect(ask({ months: 0, creditScore: 0, paymentMax: 16_000 })).toBe(1);
});

test("searches without payment terms on the dealer's", () => {
  const ask = (source: ReturnType<typeof priceSource>, paymentMax: number) =>
    searchInventory(
      cars,
      { storeId: null, pricing: pricingOf(source, group) },
      SearchQuery.parse({ paymentMax }),
    ).total;
  const { calculator } = priceSource({}).config(group);
  const withDown = (changes: Partial<typeof calculator.cashDown>) =>
    priceSource(
      { columbia: 20_000 },
      { calculator: { ...calculator, cashDown: { ...calculator.cashDown, ...changes } } },
    );
  const shorter = priceSource(
    { columbia: 20_000 },
    { financeProgram: { ...financeProgram, financeTermMonths: 60 } },
  );
  // 15,000 at 7.99 %: 262.93 over 72 months, 245.40 with 1,000 down, 210.34 with 20 percent.
  expect([ask(withDown({}), 263), ask(withDown({}), 262)]).toEqual([1, 0]);
  const amount = withDown({ defaultCents: 100_000 });
  expect([ask(amount, 245), ask(amount, 244)]).toEqual([1, 0]);
  const percent = withDown({ unit: "percent", defaultPercent: 20 });
  expect([ask(percent, 210), ask(percent, 209)]).toEqual([1, 0]);
  // 300.50 over 60 months at 7.49 %.
  expect([ask(shorter, 301), ask(shorter, 299)]).toEqual([1, 0]);
});
