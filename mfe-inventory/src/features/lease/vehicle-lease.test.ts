import { describe, expect, test } from "@jest/globals";
import { estimateLease, type VehicleLease } from "./vehicle-lease.ts";

const control = { min: 0, max: 100, step: 1 };
const lease: VehicleLease = {
  price: 3_000_000,
  residualBase: 2_800_000,
  residuals: [
    { upToMonths: 24, percent: 64 },
    { upToMonths: 36, percent: 56 },
  ],
  milesPerYear: 10_000,
  lessPercentPer1000Miles: 0.4,
  moneyFactor: 0.0025,
  perMile: 20,
  acquisitionFee: 69_500,
  controls: { months: control, miles: control },
  terms: { months: 36, miles: 10_000 },
  paragraphs: ["", "", "", "", { both: "", cash: "", trade: "", none: "" }, ""],
};
const nothing = { cashDown: 0, tradeEquity: 0 };

describe("leaseOf", () => {
  test("is depreciation plus rent", () => {
    const { payment, lease: estimated } = estimateLease(
      lease,
      { months: 36, miles: 10_000 },
      nothing,
    );
    expect(estimated.residual).toBe(1_568_000);
    // (30,000 - 15,680) / 36 + (30,000 + 15,680) * 0.0025
    expect(payment.monthly).toBe(51_198);
  });

  test.each([
    [24, 64],
    [30, 56],
    [39, 56],
  ])(
    "uses the residual of the shortest configured term for a lease of %i months",
    (months, percent) => {
      const { lease: estimated } = estimateLease(lease, { months, miles: 10_000 }, nothing);
      expect(estimated.residual).toBe(percent * 28_000);
    },
  );

  test("reduces the residual for more miles, and does not raise it for fewer", () => {
    const residual = (miles: number) =>
      estimateLease(lease, { months: 36, miles }, nothing).lease.residual;
    expect(residual(15_000)).toBe(54 * 28_000);
    expect(residual(7_500)).toBe(56 * 28_000);
  });

  test("cash and trade-in lower the price, but only cash is due at signing", () => {
    const offer = estimateLease(
      lease,
      { months: 36, miles: 10_000 },
      { cashDown: 200_000, tradeEquity: 50_000 },
    );
    expect(offer).toMatchObject({ cashDown: 200_000, lease: { reduction: 250_000 } });
  });
});
