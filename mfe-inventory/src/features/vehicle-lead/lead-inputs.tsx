import type { LeadVehicleWithVin } from "@forecourt/contracts/leads/vehicle-of-inventory";
import { vehicleFormFields } from "./vehicle-form-fields.ts";

interface LeadInputsProps {
  lead: { template?: string; store?: string; text?: string; vehicle: LeadVehicleWithVin };
  /** Path of this site to redirect to after success; missing = the page of the inquiry. */
  next?: string;
}

/** Hidden fields of a lead form that is sent without JavaScript. */
export function LeadInputs({ lead: { vehicle, ...lead }, next }: LeadInputsProps) {
  const { template, store, text } = lead;
  const named = Object.entries({ template, store, text, next }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return (
    <>
      {[...named, ...vehicleFormFields(vehicle)].map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
