import { type ReactNode, type RefObject, useId } from "react";
import { Asterisk, FieldError } from "./field.tsx";
import styles from "./lead-form.module.css";

interface LeadAgreementProps {
  text: ReactNode;
  required: boolean;
  defaultChecked: boolean;
  error: string | undefined;
  boxRef: RefObject<HTMLInputElement | null>;
  onChange(): void;
}

/** The checkbox under a lead form. */
export function LeadAgreement({ text, required, error, boxRef, ...box }: LeadAgreementProps) {
  const id = useId();
  return (
    <div className={styles.wide}>
      <label className={styles.agreement}>
        <input
          ref={boxRef}
          type="checkbox"
          name="agreement"
          value="yes"
          className={styles.box}
          required={required}
          defaultChecked={box.defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={box.onChange}
        />
        <span>
          {text}
          {required && <Asterisk />}
        </span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
