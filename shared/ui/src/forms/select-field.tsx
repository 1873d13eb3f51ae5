import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { Asterisk, FieldError } from "./field.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "children"> {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The first option, without a value; missing = the first of `options` is chosen at first. */
  placeholder?: string;
  /** The error of the current choice. */
  error?: string | undefined;
}

/** One of several options, with its label above; screen readers read the error with it. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, error, className, ...select } = props;
  const generatedId = useId();
  const id = select.id ?? generatedId;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {select.required && <Asterisk />}
      </label>
      <select
        {...select}
        id={id}
        className={styles.input}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
