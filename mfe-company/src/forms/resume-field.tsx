import { useRejectedForm } from "@forecourt/remote-kit/rejected-form";
import { Field } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { type Ref, useState } from "react";
import styles from "./application-form.module.css";
import type { ResumeTexts } from "./application-form-data.ts";

/** The name of its field. */
export const resumeName = "resume";

/** The service's limit in bytes. Importing its declaration would add a schema to the page. */
const MAX_BYTES = 5_000_000;

interface ResumeFieldProps {
  /** The id of its `LeadForm`. */
  formId: string;
  labels: ResumeTexts;
  /** Error for the chosen file; missing = the file is accepted. */
  refusal: string | undefined;
  /** Called with the error for a file that was just chosen; undefined = the file is accepted. */
  onRefused(text: string | undefined): void;
  ref: Ref<HTMLInputElement>;
}

/**
 * A file with a resume. Its name and size are checked when it is chosen, so that no applicant waits for an upload that
 * is refused; the service checks everything. A form that came back without JavaScript says to choose the file again.
 */
export function ResumeField({ formId, labels, refusal, onRefused, ref }: ResumeFieldProps) {
  const returned = useReturnedFault(formId, labels);
  const [hasChosen, setChosen] = useState(false);
  const error = refusal ?? (hasChosen ? undefined : returned);
  return (
    <Field
      ref={ref}
      id={fieldId(formId, resumeName)}
      className={styles.resume}
      type="file"
      name={resumeName}
      accept=".pdf,.doc,.docx"
      label={labels.label}
      help={labels.help}
      error={error}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        const fault = file && faultOf(file, labels);
        currentTarget.setCustomValidity(fault ?? "");
        setChosen(true);
        onRefused(fault);
      }}
    />
  );
}

function faultOf({ name, size }: File, { format, tooLarge }: ResumeTexts): string | undefined {
  if (!/\.(?:pdf|docx?)$/i.test(name)) return format;
  return size > MAX_BYTES ? tooLarge : undefined;
}

/** The error after a form without JavaScript: that of the file, or that a file has to be chosen again. */
function useReturnedFault(formId: string, { again }: ResumeTexts): string | undefined {
  const rejected = useRejectedForm(formId);
  if (rejected === null) return undefined;
  const fault = rejected.rejection?.errors.find(({ name }) => name === resumeName)?.text;
  return fault ?? (rejected.fields["resume.number"] === undefined ? undefined : again);
}
