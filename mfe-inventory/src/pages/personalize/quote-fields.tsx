import { leadFormId } from "@forecourt/contracts/paths/lead-form-fields";
import { useRejectedForm } from "@forecourt/remote-kit/rejected-form";
import { Field } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import type { RefObject } from "react";
import styles from "../../parts/steps.module.css";
import type { Question } from "./personalize-data.ts";

interface QuoteFieldsProps {
  question: Pick<Extract<Question, { step: "details" }>, "zip" | "copyLabel">;
  /** The fields are uncontrolled, read by their refs. */
  zipRef: RefObject<HTMLInputElement | null>;
  copyRef: RefObject<HTMLInputElement | null>;
  zipError: string | undefined;
  onZipChange(): void;
}

/** The ZIP code and the wish for a copy; as typed when the form was rejected without JavaScript. */
export function QuoteFields({ question, zipRef, copyRef, ...props }: QuoteFieldsProps) {
  const { zip, copyLabel } = question;
  const { zipError, onZipChange } = props;
  const rejected = useRejectedForm(leadFormId);
  const sentError = rejected?.rejection?.errors.find(({ name }) => name === "zip")?.text;
  return (
    <>
      <Field
        ref={zipRef}
        id={fieldId(leadFormId, "zip")}
        className={styles.wide}
        name="zip"
        label={zip.label}
        help={zip.help}
        error={zipError ?? sentError}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={rejected?.fields["zip"] ?? zip.value}
        onChange={onZipChange}
      />
      <label className={styles.copy}>
        <input
          ref={copyRef}
          type="checkbox"
          name="emailCopy"
          value="yes"
          defaultChecked={rejected?.fields["emailCopy"] === "yes"}
        />
        {copyLabel}
      </label>
    </>
  );
}
