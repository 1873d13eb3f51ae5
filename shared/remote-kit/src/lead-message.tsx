import { leadFormId } from "@forecourt/contracts/paths/lead-form-fields";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { TextArea } from "@forecourt/ui/forms/text-area";
import { type ComponentProps, useState } from "react";
import { useRejectedForm } from "./rejected-form.tsx";

type AreaProps = ComponentProps<typeof TextArea>;

interface LeadMessageProps extends Omit<AreaProps, "id" | "name" | "error" | "onChange"> {
  name?: string;
  /** The id of its `LeadForm`, where that has its own. */
  formId?: string;
}

/**
 * The message of a `LeadForm`. It is uncontrolled, read it by its `ref`: text that was typed before
 * hydration, or before a form without a script was rejected, is in it.
 * @public for remotes
 */
export function LeadMessage({ name = "text", formId = leadFormId, ...area }: LeadMessageProps) {
  const rejected = useRejectedForm(formId);
  const [error, setError] = useState(
    rejected?.rejection?.errors.find((one) => one.name === name)?.text,
  );
  return (
    <TextArea
      {...area}
      name={name}
      id={fieldId(formId, name)}
      defaultValue={rejected?.fields[name] ?? area.defaultValue}
      error={error}
      onChange={() => setError(undefined)}
    />
  );
}
