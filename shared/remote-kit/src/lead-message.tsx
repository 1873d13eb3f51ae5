import { leadFormId } from "@forecourt/contracts/paths/lead-form-fields";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { TextArea } from "@forecourt/ui/forms/text-area";
import { type ComponentProps, useState } from "react";
import { useRejectedForm } from "./rejected-form.tsx";
import { useTexts } from "./site-context.tsx";

type AreaProps = ComponentProps<typeof TextArea>;

interface LeadMessageProps
  extends Omit<AreaProps, "id" | "name" | "error" | "onChange" | "onInvalid"> {
  name?: string;
  /** The id of its `LeadForm`, where that has its own. */
  formId?: string;
  /** The error of a missing message; default: that of every form. */
  missing?: string;
}

/**
 * The message of a `LeadForm`. It is uncontrolled, read it by its `ref`: text that was typed before
 * hydration, or before a form without a script was rejected, is in it. A `required` message that is
 * missing has an error, and the form is not sent.
 * @public for remotes
 */
export function LeadMessage({
  name = "text",
  formId = leadFormId,
  missing,
  ...area
}: LeadMessageProps) {
  const rejected = useRejectedForm(formId);
  const t = useTexts();
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
      onInvalid={() => setError(missing ?? t("leadForm.missing.message"))}
    />
  );
}
