import { preApprovalFormId } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { PreApprovalField } from "@forecourt/domain/financing/pre-approval-form";
import type { hoursField } from "@forecourt/domain/financing/pre-approval-hours";
import { fieldId } from "@forecourt/ui/forms/field-id";
import type { PreApprovalFormData } from "./form-page-data.ts";

export interface FieldsProps {
  form: PreApprovalFormData;
  /** Texts by field. */
  faults: Readonly<Record<string, string>>;
  /** Values typed before, by field. */
  typed: Readonly<Record<string, string>>;
}

/** Props that every field of the form has. */
export function fieldProps(
  { form, faults, typed }: FieldsProps,
  name: PreApprovalField | typeof hoursField,
) {
  return {
    id: fieldId(preApprovalFormId, name),
    name,
    label: form.labels[name],
    defaultValue: typed[name],
    error: faults[name],
    required: true,
  };
}
