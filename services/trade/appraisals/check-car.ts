import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { AppError } from "@forecourt/contracts/errors";
import { fillText } from "@forecourt/domain/fill-text";
import { checkVin, impossibleVinCharacter } from "@forecourt/domain/vin";

type Texts = Readonly<Record<string, string>>;

/**
 * The car with its VIN in capitals.
 * @throws AppError fields-invalid, with what is wrong with the VIN
 */
export function checkCar(car: Car, texts: Texts): Car {
  return car.vin === null ? car : { ...car, vin: checkedVin(car.vin, texts) };
}

/**
 * A typed VIN in capitals.
 * @throws AppError fields-invalid, with what is wrong with it
 */
export function checkedVin(typed: string, texts: Texts): string {
  const checked = checkVin(typed);
  if (checked.ok) return checked.vin;
  const key = `trade.fault.${checked.fault}`;
  const vin = fillText(texts, key, impossibleVinCharacter(typed) ?? {});
  throw new AppError("fields-invalid", "the VIN needs a correction", { fields: { vin } });
}
