import { slug } from "@forecourt/domain/slug";
import { catalog } from "../../../tools/demo-inventory/catalog/catalog.ts";

/** What shoppers of a lot know to ask for. */
export interface LotWords {
  /** Each with how often it is asked for. */
  models: { make: string; model: string; weight: number }[];
  /** Filters that some car of the lot fits. */
  kinds: readonly Kind[];
  years: { from: number; to: number };
  texts: readonly string[];
}

/** What one more filter may be about. */
export type Kind = keyof typeof kindWeights;

/** How often shoppers reach for each filter. */
export const kindWeights = {
  make: 16,
  model: 14,
  priceMax: 13,
  bodyStyle: 11,
  mileageMax: 9,
  year: 9,
  condition: 6,
  drivetrain: 6,
  feature: 6,
  payment: 6,
  exteriorColor: 4,
  priceMin: 3,
  fuelType: 3,
  text: 3,
  transmission: 2,
  interiorColor: 2,
  deal: 2,
} as const;

/** The generated lots: everything that the demo's catalogue has. */
export const generatedLot: LotWords = {
  models: catalog.flatMap((maker) =>
    maker.models.map(({ name, weight }) => ({
      make: slug(maker.name),
      model: slug(name),
      weight,
    })),
  ),
  kinds: Object.keys(kindWeights) as Kind[],
  years: { from: 2010, to: 2025 },
  texts: [
    "f-150",
    "outlander sport",
    "red",
    "limited awd",
    "hybrid",
    "touring",
    "v6",
    "civic si",
    "4t1",
    "co1002",
    "black leather",
    "lariat 2021",
    "x",
    "crew",
    "mercedes c-class",
    "turbo",
  ],
};

/** New Toyotas of one year: no mileage, features, body styles or fuel are told of them. */
export const publishedLot: LotWords = {
  models: Object.entries({
    rav4: 14,
    camry: 14,
    corolla: 11,
    tacoma: 12,
    highlander: 8,
    tundra: 8,
    "4runner": 6,
    "rav4-hybrid": 8,
    prius: 4,
    sienna: 4,
    venza: 2,
    sequoia: 2,
    "corolla-cross": 4,
  }).map(([model, weight]) => ({ make: "toyota", model, weight })),
  kinds: [
    "make",
    "model",
    "priceMax",
    "drivetrain",
    "exteriorColor",
    "payment",
    "priceMin",
    "text",
  ],
  years: { from: 2023, to: 2023 },
  texts: ["xle", "trd off-road", "limited", "blue", "rav4 hybrid", "2t3", "se awd", "platinum"],
};
