import { type NamedVehicle, vehicleFields } from "./lead-vehicle.ts";

interface LeadInputsProps {
  lead: { template?: string; text?: string; vehicle: NamedVehicle };
}

/** What a lead form carries beside its fields, for when it is sent without a script. */
export function LeadInputs({ lead: { template, text, vehicle } }: LeadInputsProps) {
  return (
    <>
      {template !== undefined && <input type="hidden" name="template" value={template} />}
      {text !== undefined && <input type="hidden" name="text" value={text} />}
      {vehicleFields(vehicle).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
