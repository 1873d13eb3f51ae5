import { Button } from "@forecourt/ui/elements/button";
import type { FilterForm as Form, FormField } from "./filter-data.ts";
import styles from "./filter-form.module.css";

/** A filter that is filled in: a GET form that keeps all other filters. */
export function FilterForm({ form, label }: { form: Form; label: string }) {
  const { action, hidden, fields, submit } = form;
  return (
    <form action={action} className={styles.form} aria-label={label} data-keep-scroll>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        // Remount the field when the address changes its value.
        <Field key={`${field.name}=${field.value}`} field={field} />
      ))}
      <Button type="submit" look="secondary" className={styles.submit}>
        {submit}
      </Button>
    </form>
  );
}

function Field({ field: { name, label, value, unit, choices } }: { field: FormField }) {
  const id = `filter-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {choices ? (
        <select id={id} name={name} defaultValue={value} className={styles.control}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles.amount}>
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          <input
            id={id}
            name={name}
            defaultValue={value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            className={styles.control}
          />
        </span>
      )}
    </div>
  );
}
