import CircleAlert from "lucide-react/icons/circle-alert";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "children" | "prefix"> {
  name: string;
  label: string;
  /** Help under the field. */
  help?: ReactNode;
  /** A unit before the text, such as `$`; the label names it for screen readers. */
  prefix?: string;
  /** The error of the current value. */
  error?: string | undefined;
}

/**
 * A field with its label above; screen readers read help and error with it. `required` shows an
 * asterisk.
 */
export function Field({ label, help, prefix, error, className, ...input }: FieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const hasHelp = help !== undefined;
  const described = classNames(hasHelp && `${id}-help`, error && `${id}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {input.required && <Asterisk />}
      </label>
      {prefix !== undefined && (
        <span aria-hidden className={styles.prefix}>
          {prefix}
        </span>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      {hasHelp && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/**
 * The asterisk of a required field. Hidden from screen readers, which announce the field as
 * required.
 */
export function Asterisk() {
  return (
    <span aria-hidden className={styles.asterisk}>
      *
    </span>
  );
}

/** The error of the field with `aria-describedby={id}`; renders nothing without a text. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden size={16} />
      {children}
    </p>
  );
}
