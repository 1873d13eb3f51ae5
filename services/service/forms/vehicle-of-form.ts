import type { VisitVehicle } from "@forecourt/contracts/areas/service/visit-parts";
import { keepVinField } from "@forecourt/contracts/areas/service/visit-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import type { Request } from "express";
import type { Deps } from "../deps.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { checkVehicle } from "./check-vehicle.ts";
import type { FormFields } from "./form-fields.ts";

type VehicleOfForm =
  | { vehicle: VisitVehicle }
  | { vehicle: null; faults: Record<string, string>; fields: FormFields };

/** The vehicle of a form; a VIN alone is looked up. */
export async function vehicleOfForm(
  { lookUpVehicle }: Pick<Deps, "lookUpVehicle">,
  store: ServiceStore,
  { fields, request }: { fields: FormFields; request: Request },
): Promise<VehicleOfForm> {
  const checked = checkVehicle(fields, store);
  if (checked.kind === "vehicle") return { vehicle: checked.vehicle };
  if (checked.kind === "faults") {
    const { faults, mismatch } = checked;
    const { [keepVinField]: _before, ...typed } = fields;
    const offered = mismatch?.vin ? { [keepVinField]: mismatch.vin } : {};
    return { vehicle: null, faults, fields: { ...typed, ...offered } };
  }
  const { vin, mileage } = checked;
  const { dealerId, storeId, texts } = store;
  const from = { tenant: { dealerId, storeId }, network: clientNetwork(request) };
  const found = lookUpVehicle && (await lookUpVehicle(vin, from));
  if (found) return { vehicle: { vin, mileage, ...found } };
  const faults = { vin: fillText(texts, "service.fault.vin-unknown") };
  return { vehicle: null, faults, fields };
}
