import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { Asterisk, FieldError } from "./field.tsx";

interface TextAreaProps extends ComponentProps<"textarea"> {
  name: string;
  label: string;
  /** The error of the current text. */
  error?: string | undefined;
}

/** A field for a text of several lines with its label above; screen readers read the error with it. */
export function TextArea({ label, error, className, ...area }: TextAreaProps) {
  const generatedId = useId();
  const id = area.id ?? generatedId;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {area.required && <Asterisk />}
      </label>
      <textarea
        rows={6}
        {...area}
        id={id}
        className={classNames(styles.input, styles.area)}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
