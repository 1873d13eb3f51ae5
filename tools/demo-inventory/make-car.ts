import type { BodyStyle, Condition, VehicleDetail } from "@forecourt/contracts/vehicle";
import type { TrimRow } from "./catalog/model.ts";
import { type Choice, modelChooser } from "./choose-model.ts";
import { featuresOf } from "./features.ts";
import type { Lot } from "./lots.ts";
import { usedMileage } from "./mileage.ts";
import { priceWhenNew, roundToEnding, usedValue } from "./price.ts";
import type { Random } from "./random.ts";
import { buildVin } from "./vin.ts";

/** A car in stock. `price` in whole dollars; 0 = "Call for Price". */
export interface DemoCar {
  vin: string;
  condition: Condition;
  year: number;
  make: string;
  model: string;
  trim: string;
  bodyStyle: BodyStyle;
  doors: number;
  mileage: number;
  price: number;
  color: string;
  hex: string;
  interior: string;
  fuelType: NonNullable<VehicleDetail["fuelType"]>;
  drivetrain: NonNullable<VehicleDetail["drivetrain"]>;
  transmission: NonNullable<VehicleDetail["transmission"]>;
  engine: string;
  cityMpg: number | null;
  highwayMpg: number | null;
  features: string[];
}

const CALL_FOR_PRICE_SHARE = 0.015;
/** Trims of full-size trucks that are sold with a regular cab. */
const regularCabTrims: ReadonlySet<string> = new Set(["XL", "Work Truck", "Tradesman"]);

const MAX_CERTIFIED_MILES = 79_500;

/** Creates random cars that fit this lot, each with a VIN that is not yet in `usedVins`. */
export function carMaker(
  lot: Lot,
  condition: Condition,
  usedVins: Set<string>,
): (random: Random) => DemoCar {
  const choose = modelChooser(lot, condition);
  return (random) => carOf(choose(random), lot, condition, random, usedVins);
}

function carOf(
  choice: Choice,
  lot: Lot,
  condition: Condition,
  random: Random,
  usedVins: Set<string>,
): DemoCar {
  const { maker, model, version, year } = choice;
  const [, , pattern, engine, drivetrain, transmission, cityMpg, highwayMpg, more] = version;
  const [trim, trimMsrp, level] = random.pick(trimsOf(choice));
  const [color, hex] = random.pick(maker.colors);
  const mileage = mileageOf(choice, condition, random);
  const fuelType = more?.fuel ?? "gasoline";
  const canStartRemotely = transmission !== "manual" && fuelType !== "electric";
  return {
    vin: unusedVin(pattern, year, random, usedVins),
    condition,
    year,
    make: maker.name,
    model: model.name,
    trim,
    bodyStyle: model.bodyStyle,
    doors: model.bodyStyle === "trucks" && regularCabTrims.has(trim) ? 2 : model.doors,
    mileage,
    price: priceOf(choice, trimMsrp + (more?.adds ?? 0), mileage, condition, lot, random),
    color,
    hex,
    interior: random.pick(maker.interiors),
    fuelType,
    drivetrain,
    transmission,
    engine,
    cityMpg,
    highwayMpg,
    features: featuresOf({ ...model, year, level, canStartRemotely }, random),
  };
}

function trimsOf({ model, year }: Choice): TrimRow[] {
  return model.trims.filter(([, , , from = year, to = year]) => from <= year && year <= to);
}

function mileageOf({ model, year }: Choice, condition: Condition, random: Random): number {
  if (condition === "new") return random.between(3, 80);
  const mileage = usedMileage(year, model.bodyStyle, random);
  if (condition === "used" || mileage <= MAX_CERTIFIED_MILES) return mileage;
  return MAX_CERTIFIED_MILES - random.between(0, 30_000);
}

function priceOf(
  { model, year }: Choice,
  msrp: number,
  mileage: number,
  condition: Condition,
  lot: Lot,
  random: Random,
): number {
  if (random.chance(CALL_FOR_PRICE_SHARE)) return 0;
  if (condition === "new") return stickerPrice(msrp, year, random);
  const certified = condition === "certified";
  const state = 0.96 + (random.next() + random.next()) * 0.04;
  const { bodyStyle, valueRetention } = model;
  const value = usedValue({ msrp, year, bodyStyle, mileage, valueRetention, certified, state });
  return roundToEnding(value, lot.ending);
}

/** Sticker price with options, less the discount on an outgoing model year. */
function stickerPrice(msrp: number, year: number, random: Random): number {
  const options = random.between(0, 10) * 95;
  const discount = year < 2025 ? random.between(8, 24) * 100 : 0;
  return Math.round(priceWhenNew(msrp, year) / 5) * 5 + options - discount;
}

function unusedVin(pattern: string, year: number, random: Random, taken: Set<string>): string {
  const vin = buildVin(pattern, year, random.between(1_000, 989_999));
  if (taken.has(vin)) return unusedVin(pattern, year, random, taken);
  taken.add(vin);
  return vin;
}
