import { Asterisk, FieldError } from "@forecourt/ui/forms/field";
import styles from "./form.module.css";

interface ChoiceFieldProps {
  /** The first option has this id, so that a link of the error summary leads to it. */
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  required?: boolean;
  error?: string | undefined;
}

/** One of a few options that are all visible. */
export function ChoiceField({ id, name, label, options, ...props }: ChoiceFieldProps) {
  const { defaultValue, required, error } = props;
  return (
    <fieldset className={styles.choice} data-invalid={error ? "" : undefined}>
      <legend>
        {label}
        {required && <Asterisk />}
      </legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              defaultChecked={option.value === defaultValue}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
