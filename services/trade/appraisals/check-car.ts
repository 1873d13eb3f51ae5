import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { AppError } from "@forecourt/contracts/errors";
import { fillText } from "@forecourt/domain/fill-text";
import { compactVin, vinFaultOf } from "@forecourt/domain/trade/vin-fault";

type Texts = Readonly<Record<string, string>>;

/** The car with its VIN in capitals. @throws AppError fields-invalid, with the fault of the VIN */
export function checkCar(car: Car, texts: Texts): Car {
  return car.vin === null ? car : { ...car, vin: checkedVin(car.vin, texts) };
}

/** A typed VIN in capitals. @throws AppError fields-invalid, with the fault of the VIN */
export function checkedVin(typed: string, texts: Texts): string {
  const fault = vinFaultOf(typed);
  if (fault === null) return compactVin(typed);
  const vin = fillText(texts, `trade.fault.${fault.code}`, fault.values);
  throw new AppError("fields-invalid", "the VIN needs a correction", { fields: { vin } });
}
