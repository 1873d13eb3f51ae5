import type { FeedRow } from "../feed/rows.ts";
import type { VehicleMapping } from "../mapping/schema.ts";
import {
  bodyStyleWords,
  drivetrainWords,
  fuelWords,
  transmissionWords,
} from "../reference/words.ts";
import { filledBodyStyle } from "./body-style.ts";
import type { ReadContext } from "./cell.ts";
import { conditionReader } from "./condition.ts";
import { dateReader } from "./date.ts";
import { descriptionReader } from "./description.ts";
import type { Findings } from "./findings.ts";
import { hexReader } from "./hex.ts";
import { historyReader } from "./history.ts";
import { imagesReader } from "./images.ts";
import { listReader } from "./list.ts";
import { mileageReader } from "./mileage.ts";
import { namesReader } from "./names.ts";
import { offerReader } from "./offer.ts";
import { optionalCount, optionalText, optionalWord } from "./optional.ts";
import { priceReader } from "./price.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import { yearReader } from "./year.ts";

type Values = FeedRow["values"];

/** Reads all facts of a row except the VIN; null if `findings` has a fault. */
export type CarReader = (
  vin: string,
  values: Values,
  findings: Findings,
  date: string,
) => VehicleFacts | null;

/**
 * Creates a reader of vehicles. Faults are checked in this order: year, names, condition, price, mileage.
 */
export function carReader(mapping: VehicleMapping, context: ReadContext): CarReader {
  const yearOf = yearReader(mapping.year, context);
  const namesOf = namesReader(mapping, context);
  const conditionOf = conditionReader(mapping.condition, context);
  const priceOf = priceReader(mapping.price, context);
  const mileageOf = mapping.mileage ? mileageReader(mapping.mileage, context) : () => null;
  const looksOf = looksReader(mapping, context);
  const mechanicsOf = mechanicsReader(mapping, context);
  const offerOf = offerReader(mapping, context);
  const historyOf = historyReader(mapping, context);
  const descriptionOf = descriptionReader(mapping.description, context);
  return (vin, values, findings, date) => {
    const year = yearOf(values, findings, date);
    const names = namesOf(values, findings);
    const condition = conditionOf(values, findings);
    const price = priceOf(values, findings);
    const mileage = mileageOf(values, findings);
    if (findings.fault || year === null || names === null || condition === null) return null;
    const looks = looksOf(values, findings, date);
    const stated = {
      vin,
      year,
      ...names,
      condition,
      price,
      mileage,
      ...looks,
      ...mechanicsOf(values, findings),
      ...offerOf(values, findings, date),
      ...historyOf(values, findings),
      description: descriptionOf(values, findings),
    };
    return withBodyStyle({ ...stated, decoded: [] });
  };
}

function withBodyStyle(car: VehicleFacts): VehicleFacts {
  if (car.bodyStyle !== null) return car;
  const bodyStyle = filledBodyStyle(car);
  return bodyStyle === null ? car : { ...car, bodyStyle, decoded: ["bodyStyle"] };
}

/** Reads appearance, equipment, photos and stock data. */
function looksReader(mapping: VehicleMapping, context: ReadContext) {
  const stockNumber = optionalText(mapping.stockNumber, context);
  const trim = optionalText(mapping.trim, context);
  const bodyStyle = optionalWord("bodyStyle", mapping.bodyStyle, bodyStyleWords, context);
  const exteriorColor = optionalText(mapping.exteriorColor, context);
  const exteriorHex = mapping.exteriorHex ? hexReader(mapping.exteriorHex, context) : () => null;
  const interiorColor = optionalText(mapping.interiorColor, context);
  const features = mapping.features ? listReader(mapping.features, context) : () => [];
  const images = imagesReader(mapping, context);
  const firstSeen = mapping.firstSeen ? dateReader(mapping.firstSeen, context) : () => null;
  return (values: Values, findings: Findings, date: string) => ({
    stockNumber: stockNumber(values, findings),
    trim: trim(values, findings),
    bodyStyle: bodyStyle(values, findings),
    exteriorColor: exteriorColor(values, findings),
    exteriorHex: exteriorHex(values, findings),
    interiorColor: interiorColor(values, findings),
    features: features(values),
    images: images(values, findings),
    firstSeen: firstSeen(values, findings, date),
  });
}

/** Reads the drivetrain facts. */
function mechanicsReader(mapping: VehicleMapping, context: ReadContext) {
  const fuelType = optionalWord("fuelType", mapping.fuelType, fuelWords, context);
  const drivetrain = optionalWord("drivetrain", mapping.drivetrain, drivetrainWords, context);
  const transmission = optionalWord(
    "transmission",
    mapping.transmission,
    transmissionWords,
    context,
  );
  const engine = optionalText(mapping.engine, context);
  const doors = optionalCount("doors", mapping.doors, context);
  const cityMpg = optionalCount("cityMpg", mapping.cityMpg, context);
  const highwayMpg = optionalCount("highwayMpg", mapping.highwayMpg, context);
  return (values: Values, findings: Findings) => ({
    fuelType: fuelType(values, findings),
    drivetrain: drivetrain(values, findings),
    transmission: transmission(values, findings),
    engine: engine(values, findings),
    doors: doors(values, findings),
    cityMpg: cityMpg(values, findings),
    highwayMpg: highwayMpg(values, findings),
  });
}
