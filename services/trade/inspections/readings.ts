import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { slug } from "@forecourt/domain/slug";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { vinModelYear } from "@forecourt/domain/vin";
import { makeOfVin } from "@forecourt/service-kit/cars/makes-by-wmi";

/** Readings at the car; null = not recorded. */
export interface Readings {
  mileage: number | null;
  vin: string | null;
}

type Stated = Pick<Car, "mileage" | "vin" | "modelYear" | "make">;

/** Miles above the miles that the seller entered, from which the offer's page promises a new offer. */
export const mileageTolerance = 500;

/** The readings, compared with the seller's statements: label and value, for staff. Empty = nothing was recorded. */
export function readingRows(
  stated: Stated,
  { mileage, vin }: Readings,
): { label: string; value: string }[] {
  return [
    ...(mileage === null ? [] : [{ label: "Odometer read", value: milesText(stated, mileage) }]),
    ...(vin === null ? [] : [{ label: "VIN read", value: vinText(stated, vin) }]),
  ];
}

/** `61,200 miles, 1,200 more than the seller entered: the offer allows 500` */
function milesText({ mileage: entered }: Stated, mileage: number): string {
  const miles = (count: number) => count.toLocaleString("en-US");
  const more = mileage - entered;
  if (more === 0) return `${miles(mileage)} miles, as the seller entered`;
  const way = more > 0 ? "more" : "less";
  const difference = `${miles(mileage)} miles, ${miles(Math.abs(more))} ${way} than the seller entered`;
  return more > mileageTolerance
    ? `${difference}: the offer allows ${mileageTolerance}`
    : difference;
}

function vinText(stated: Stated, vin: string): string {
  if (stated.vin === vin) return `${vin}, as the seller gave`;
  if (stated.vin !== null) return `${vin}, NOT THE ONE THAT THE SELLER GAVE (${stated.vin})`;
  if (!isOtherVin(stated, vin)) return `${vin}; the seller gave none`;
  const named = [vinModelYear(vin), makeOfVin(vin)].filter((part) => part !== null).join(" ");
  return `${vin}, THAT IS A ${named}; the seller gave none`;
}

/** Whether a VIN differs from the stated one or, if none was stated, has another model year or make. */
export function isOtherVin({ vin: own, modelYear, make }: Stated, vin: string): boolean {
  if (own !== null) return own !== vin;
  const [year, maker] = [vinModelYear(vin), makeOfVin(vin)];
  return (
    (year !== null && year !== modelYear) ||
    (maker !== null && slug(maker) !== slug(canonicalMake(make)))
  );
}
