import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import type { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";

/** A used car: $31,241.00, and $31,990.00 with dealer fees. */
export const carFixture = {
  vin: "1M8GDM9AXKP042788",
  state: "for-sale",
  facts: {
    storeId: "cape",
    stockNumber: "R1021",
    condition: "used",
    year: 2021,
    make: "Kia",
    model: "Telluride",
    trim: "SX",
    mileage: 41_250,
    priceCents: 3_124_100,
    totalCents: 3_199_000,
  },
} as const satisfies CarOfInterest;

const terms = [
  {
    months: 84,
    annualRatePercent: 10.99,
    upToCents: 4_550_000,
    monthlyCents: 77_883,
    monthlyOfFromCents: 41_595,
  },
];

/** An answer with one term: $24,300 to $45,500. */
export const rangeFixture = {
  outcome: "range" as const,
  tier: "okay" as const,
  creditScore: 620,
  fromCents: 2_430_000,
  toCents: 4_550_000,
  monthlyBudgetCents: 78_000,
  terms,
} satisfies PreApproval["answer"];

export const preApprovalToken = "A".repeat(43);

/** A pre-approval without an answer, to which a test adds one. */
export const preApprovalFixture = {
  number: "P-2222-3333",
  token: preApprovalToken,
  receivedAt: "2026-11-22T12:00:00.000Z",
  firstName: "Ada",
  isSandbox: true,
  isUnchanged: false,
  event: null,
};
