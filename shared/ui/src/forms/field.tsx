import CircleAlert from "lucide-react/icons/circle-alert";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "children"> {
  name: string;
  label: string;
  /** What to write, under the field. */
  help?: ReactNode;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
}

/** A field with its label above; help and error are read out with it. `required` shows an asterisk. */
export function Field({ label, help, error, className, ...input }: FieldProps) {
  const id = useId();
  const hasHelp = help !== undefined;
  const described = classNames(hasHelp && `${id}-help`, error && `${id}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {input.required && <Asterisk />}
      </label>
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

/** Marks what is required. Hidden from readers, which say so of the field itself. */
export function Asterisk() {
  return (
    <span aria-hidden className={styles.asterisk}>
      *
    </span>
  );
}

/** What is wrong, where the field of `aria-describedby={id}` is; nothing without a text. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden size={16} />
      {children}
    </p>
  );
}
