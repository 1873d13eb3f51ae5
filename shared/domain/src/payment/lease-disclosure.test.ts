import { expect, test } from "@jest/globals";
import { leasePayment } from "./lease.ts";
import { dueAtSigning, leaseDisclosureValues } from "./lease-disclosure.ts";

test("the disclosure of a lease has the amount due at signing, payments and miles", () => {
  const lease = {
    price: 2_100_000,
    reduction: 170_000,
    residual: 1_311_000,
    moneyFactor: 0.00125,
    months: 36,
    taxPercent: 10.25,
  };
  const payment = leasePayment(lease);
  const offer = {
    lease,
    payment,
    cashDown: 170_000,
    milesPerYear: 10_000,
    perMile: 20,
    acquisitionFee: 69_500,
  };
  expect(dueAtSigning(offer)).toBe(193_423);
  // 36 times 234.23, and 1,700 down.
  expect(leaseDisclosureValues(offer)).toEqual({
    months: "36",
    monthly: "$234.23",
    due: "$1,934.23",
    total: "$10,132.28",
    residual: "$13,110.00",
    miles: "10,000",
    perMile: "$0.20",
    grossCost: "$21,000.00",
    acquisitionFee: "$695.00",
    reduction: "$1,700.00",
    adjustedCost: "$19,300.00",
    moneyFactor: "0.00125",
    // 36 times 212.46, less the loss in value of 6,190.
    rent: "$1,458.56",
  });
});
