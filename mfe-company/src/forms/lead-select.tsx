import { useRejectedForm } from "@forecourt/remote-kit/rejected-form";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { SelectField } from "@forecourt/ui/forms/select-field";
import { type ComponentProps, useState } from "react";

interface LeadSelectProps
  extends Omit<ComponentProps<typeof SelectField>, "id" | "error" | "onChange" | "onInvalid"> {
  /** The id of its `LeadForm`. */
  formId: string;
  /** The error when nothing is chosen. */
  missing?: string;
  /** Called with what a visitor chooses. */
  onChosen?: (value: string) => void;
}

/**
 * A choice in a `LeadForm`. It is uncontrolled, read it by its `ref`: a choice that was made before hydration, or
 * returned with a form that was rejected without a script, is kept.
 */
export function LeadSelect({ formId, missing, onChosen, ...select }: LeadSelectProps) {
  const { name } = select;
  const rejected = useRejectedForm(formId);
  const [error, setError] = useState(
    rejected?.rejection?.errors.find((one) => one.name === name)?.text,
  );
  return (
    <SelectField
      {...select}
      id={fieldId(formId, name)}
      defaultValue={rejected?.fields[name] ?? select.defaultValue}
      error={error}
      onChange={({ currentTarget }) => {
        setError(undefined);
        onChosen?.(currentTarget.value);
      }}
      onInvalid={() => setError(missing)}
    />
  );
}
