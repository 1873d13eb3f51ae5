import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type Lease, leasePayment, residualOf } from "./lease.ts";

/** ErezNagar/lease-calculator, tests/constants.js: MSRP 23,000, residual 57 %. */
const lease: Lease = {
  price: 2_100_000,
  reduction: 50_000,
  residual: 1_311_000,
  moneyFactor: 0.00125,
  months: 36,
  taxPercent: 10.25,
};

describe("leasePayment", () => {
  test("is depreciation and rent, and the tax on both", () => {
    expect(leasePayment(lease)).toEqual({
      adjustedCapitalizedCost: 2_050_000,
      depreciation: 20_528,
      rent: 4201,
      base: 24_729,
      tax: 2535,
      monthly: 27_264,
      totalOfPayments: 981_504,
    });
  });

  test("is less with a down payment", () => {
    expect(leasePayment({ ...lease, reduction: 170_000 }).monthly).toBe(23_423);
  });

  test("has no rent at a money factor of zero, and no tax at a rate of zero", () => {
    expect(leasePayment({ ...lease, moneyFactor: 0, taxPercent: 0 })).toMatchObject({
      depreciation: 20_528,
      rent: 0,
      tax: 0,
      monthly: 20_528,
    });
  });

  test("is rent only when the residual equals the cost", () => {
    const paid = leasePayment({ ...lease, reduction: 1_000_000 });
    expect(paid).toMatchObject({ adjustedCapitalizedCost: 1_100_000, depreciation: 0 });
    expect(paid.base).toBe(2750);
  });

  test("is whole cents that add up", () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 0, max: 20_000_000 }),
          reduction: fc.integer({ min: 0, max: 4_000_000 }),
          residual: fc.integer({ min: 0, max: 20_000_000 }),
          moneyFactor: fc.integer({ min: 0, max: 1000 }).map((units) => units / 100_000),
          months: fc.integer({ min: 1, max: 60 }),
          taxPercent: fc.integer({ min: 0, max: 1500 }).map((units) => units / 100),
        }),
        (any) => {
          const paid = leasePayment(any);
          expect(paid.depreciation + paid.rent).toBe(paid.base);
          expect(paid.base + paid.tax).toBe(paid.monthly);
          for (const cents of Object.values(paid)) {
            expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
          }
        },
      ),
    );
  });

  test.each([
    { price: 0.5 },
    { residual: -1 },
    { months: 0 },
    { moneyFactor: Number.NaN },
    { taxPercent: -1 },
  ])("is refused for %j", (changes) => {
    expect(() => leasePayment({ ...lease, ...changes })).toThrow(RangeError);
  });
});

test("a residual is a share of the suggested price", () => {
  expect(residualOf(2_300_000, 57)).toBe(1_311_000);
});
