import { type LeadVehicleWithVin, vehicleFormFields } from "./lead-vehicle.ts";

interface LeadInputsProps {
  lead: { template?: string; store?: string; text?: string; vehicle: LeadVehicleWithVin };
  /** Where to go on once it was taken: a path of this site; missing = the page of the inquiry. */
  next?: string;
}

/** What a lead form carries beside its fields, for when it is sent without a script. */
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
