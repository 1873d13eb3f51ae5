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
  if (car.vin === null) return car;
  const checked = checkVin(car.vin);
  if (checked.ok) return { ...car, vin: checked.vin };
  const key = `trade.fault.${checked.fault}`;
  const vin = fillText(texts, key, impossibleVinCharacter(car.vin) ?? {});
  throw new AppError("fields-invalid", "the VIN needs a correction", { fields: { vin } });
}
