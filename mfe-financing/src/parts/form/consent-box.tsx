import { Asterisk, FieldError } from "@forecourt/ui/forms/field";
import type { ReactNode } from "react";
import styles from "./form.module.css";

interface ConsentBoxProps {
  id: string;
  name: string;
  /** The version of the text, which the box sends. */
  version: string;
  title: string;
  /** The notice, directly above the box. */
  text: ReactNode;
  /** "I agree". */
  label: string;
  /** True = the visitor has agreed to the same text before, and has returned to the form. */
  isGiven?: boolean;
  error?: string | undefined;
}

/**
 * A notice and the box with which the visitor agrees to it. Nothing checks the box for them: neither the
 * profile nor a form that was rejected.
 */
export function ConsentBox(props: ConsentBoxProps) {
  const { id, name, version, title, text, label, isGiven = false, error } = props;
  const described = error ? `${id}-text ${id}-error` : `${id}-text`;
  return (
    <div className={styles.consent}>
      <p className={styles.consentTitle}>{title}</p>
      <p id={`${id}-text`}>{text}</p>
      <label className={styles.agree}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={version}
          required
          defaultChecked={isGiven}
          autoComplete="off"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          <Asterisk />
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
