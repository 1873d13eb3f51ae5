import type { CardData } from "../features/vehicle-card/card-data.ts";

/** Data of a vehicle card with all of its parts. */
export function cardFixture(changes: Partial<CardData> = {}): CardData {
  return {
    href: "/used-cars-for-sale/2021-mitsubishi-outlander-se-JA4J3VA8000012345",
    vin: "JA4J3VA8000012345",
    title: "2021 Mitsubishi Outlander",
    trim: "SE",
    mileage: "38,120 miles",
    fact: "All-wheel drive",
    total: "$18,995",
    previousPrice: "Was $19,995",
    badges: ["Certified", "Price reduced by $1,000"],
    image: null,
    bodyStyle: "suvs",
    exteriorHex: "#a5171c",
    imageLabel: "2021 Mitsubishi Outlander, Red Diamond",
    ...changes,
  };
}
