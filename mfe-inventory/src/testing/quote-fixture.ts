import type { Quote } from "@forecourt/contracts/quotes/quote";
import { quoteFigures } from "@forecourt/domain/payment/quote";
import { fees, site } from "./inventory-fixture.ts";

/** A quote for the car of the fixture; `changes` replace whole values. */
export function quoteFixture(changes: Partial<Quote> = {}): Quote {
  return {
    number: "Q-7K4M-2PXD",
    createdAt: "2026-11-22T15:00:00.000Z",
    heldUntil: "2026-11-29",
    isExpired: false,
    copy: "open",
    firstName: "Ada",
    storeId: "cape",
    storeName: "Ozark Trail Mitsubishi",
    storePhone: "+15735550142",
    vehicle: {
      vin: "JA4J4TA81MZ000123",
      stockNumber: "R1021",
      condition: "used",
      year: 2021,
      make: "Mitsubishi",
      model: "Outlander Sport",
      trim: "SE",
      mileage: 38_120,
      exteriorColor: "Red",
      incentives: [],
    },
    figures: quoteFigures({
      vehicle: 1_839_600,
      isNew: false,
      year: 2021,
      fees,
      terms: { cashDown: 300_000, tradeEquity: 0, creditScore: 690, months: 60 },
      months: [36, 48, 60, 72],
      zip: "63701",
      program: site.financeProgram,
      taxes: site.taxes,
    }),
    ...changes,
  };
}
