import type { CarLookup } from "@forecourt/contracts/areas/trade/car-lookup";
import { AppError } from "@forecourt/contracts/errors";
import { stateNames } from "@forecourt/domain/us-states";
import { checkedVin } from "../appraisals/check-car.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * Key to look up: the VIN, or plate and state, in capitals, the plate without blanks and hyphens.
 * @throws AppError fields-invalid
 */
export function checkLookup(lookup: CarLookup, texts: Texts): CarLookup {
  if (lookup.by === "vin") return { by: "vin", vin: checkedVin(lookup.vin, texts) };
  const licensePlate = lookup.licensePlate.toUpperCase().replace(/[\s-]/g, "");
  const state = lookup.state.trim().toUpperCase();
  const isPlate = /^[A-Z0-9]{1,8}$/.test(licensePlate);
  const fields = {
    ...(!isPlate && { licensePlate: texts["trade.fault.plate"] ?? "plate" }),
    ...(!Object.hasOwn(stateNames, state) && { state: texts["trade.fault.state"] ?? "state" }),
  };
  if (Object.keys(fields).length === 0) return { by: "plate", licensePlate, state };
  throw new AppError("fields-invalid", "the plate needs a correction", { fields });
}
