import type { SearchQuery } from "@forecourt/contracts/inventory";
import { Drivetrain, FuelType, Transmission } from "@forecourt/contracts/vehicle";
import { colorFamilies, deals } from "@forecourt/contracts/vehicle/vehicle-features";
import type { Random } from "../../../tools/demo-inventory/random.ts";
import type { Kind, LotWords } from "./lot-words.ts";

/** A search as its query string says it: lists are texts with commas. */
export type Asked = Partial<Record<keyof SearchQuery, string | number>>;

/** What is asked for most often first. */
const bodies = ["suvs", "trucks", "sedans", "minivans", "hatchbacks", "coupes", "wagons"] as const;
const features = [
  "heated-seats",
  "apple-carplay",
  "backup-camera",
  "sunroof",
  "leather-seats",
  "navigation",
  "third-row-seating",
  "blind-spot-monitor",
  "remote-start",
  "tow-package",
  "keyless-start",
];

/** `asked` with one filter more, as a shopper would choose it. */
export function oneMore(asked: Asked, kind: Kind, lot: LotWords, random: Random): Asked {
  switch (kind) {
    case "make":
    case "model":
      return withName(asked, kind, lot, random);
    case "bodyStyle":
      return { ...asked, bodyStyle: some(bodies, random) };
    case "condition":
      return { ...asked, condition: random.pick(["used", "used", "certified", "new"]) };
    case "drivetrain":
      return { ...asked, drivetrain: some(Drivetrain.options.toReversed(), random) };
    case "fuelType":
      return { ...asked, fuelType: some(FuelType.options, random) };
    case "transmission":
      return { ...asked, transmission: random.pick(Transmission.options) };
    case "exteriorColor":
    case "interiorColor":
      return { ...asked, [kind]: some(colorFamilies, random) };
    case "deal":
      return { ...asked, deal: random.chance(0.2) ? deals.join(",") : random.pick(deals) };
    case "feature":
      return { ...asked, feature: withFeature(asked.feature, random) };
    case "text":
      return { ...asked, text: random.pick(lot.texts) };
    default:
      return withBound(asked, kind, lot, random);
  }
}

type BoundKind = Extract<Kind, "priceMax" | "priceMin" | "mileageMax" | "year" | "payment">;

function withBound(asked: Asked, kind: BoundKind, { years }: LotWords, random: Random): Asked {
  switch (kind) {
    case "priceMax":
      return { ...asked, priceMax: amount(random, { from: 8, to: 55, unit: 1_000 }) };
    case "priceMin":
      return { ...asked, priceMin: amount(random, { from: 5, to: 30, unit: 1_000 }) };
    case "mileageMax":
      return { ...asked, mileageMax: amount(random, { from: 2, to: 12, unit: 10_000 }) };
    case "year":
      return withYears(asked, random.between(years.from, years.to), random);
    case "payment":
      return {
        ...asked,
        ...terms(random),
        paymentMax: amount(random, { from: 4, to: 16, unit: 50 }),
      };
  }
}

function withYears(asked: Asked, year: number, random: Random): Asked {
  return random.chance(0.3)
    ? { ...asked, yearMin: year, yearMax: year + random.between(0, 3) }
    : { ...asked, yearMin: year };
}

/** Mostly a round number as a page offers it, now and then one that a shopper typed. */
function amount(
  random: Random,
  { from, to, unit }: Record<"from" | "to" | "unit", number>,
): number {
  const round = random.between(from, to) * unit;
  return random.chance(0.3) ? round + random.between(1, unit - 1) : round;
}

/** Some keep the dealer's terms, some know what they have. */
function terms(random: Random): Asked {
  if (random.chance(0.4)) return {};
  return {
    cashDown: random.between(0, 16) * 500,
    ...(random.chance(0.3) ? { tradeEquity: random.between(1, 12) * 500 } : {}),
    ...(random.chance(0.5) ? { creditScore: random.between(52, 80) * 10 } : {}),
    ...(random.chance(0.5) ? { months: random.pick([36, 48, 60, 72, 84]) } : {}),
  };
}

function withName(asked: Asked, kind: "make" | "model", lot: LotWords, random: Random): Asked {
  const fits = lot.models.filter(({ make }) => kind === "make" || make === asked.make);
  const { make, model } = random.weighted(fits, ({ weight }) => weight);
  if (kind === "model") return { ...asked, model };
  const { model: _, ...rest } = asked;
  const other = random.weighted(fits, ({ weight }) => weight).make;
  const isPair = random.chance(0.15) && other !== make;
  return { ...rest, make: isPair ? `${make},${other}` : make };
}

function withFeature(chosen: Asked["feature"], random: Random): string {
  const all = new Set([...String(chosen ?? "").split(","), random.pick(features)]);
  return [...all].filter((feature) => feature !== "").join(",");
}

/** One of the values, or two; those named first are chosen more often. */
function some(values: readonly string[], random: Random): string {
  const one = () => random.weighted(values, (value) => 1 / (1 + values.indexOf(value)));
  return random.chance(0.25) ? [...new Set([one(), one()])].join(",") : one();
}
