import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";

/** A car of the inventory: $31,241.00 and dealer fees of $749.00. */
export const sampleCar = {
  vin: "1M8GDM9AXKP042788",
  state: "for-sale",
  facts: {
    storeId: "cape-girardeau",
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
} satisfies CarOfInterest;

/** The fields of a deal as typed, without the car: $2,500 down and a trade-in with $1,200.50 owed. */
export const sampleDeal = {
  "deal.moneyDown": "2,500",
  "deal.tradeYear": "2014",
  "deal.tradeMake": "Honda",
  "deal.tradeModel": "Civic",
  "deal.tradeMiles": "82,000",
  "deal.tradeOwed": "1,200.50",
};
