import { visitAnchors } from "@forecourt/contracts/areas/service/visit-paths";
import { fieldId } from "@forecourt/ui/forms/field-id";

/** Values of a visit's form, as typed or stored, and their faults. */
export interface FormState {
  fields: Readonly<Record<string, string>>;
  /** Texts by field. */
  faults: Readonly<Record<string, string>>;
}

/** The properties of a field; links of the summary of errors lead to its id. */
export function fieldProps({ fields, faults }: FormState, name: string) {
  return {
    id: fieldId(visitAnchors.problems, name),
    name,
    defaultValue: fields[name] ?? "",
    error: faults[name],
  };
}
