import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import styles from "./vehicle-form.module.css";
import type { VehicleFormData } from "./vehicle-form-data.ts";

/** Asks for the visitor's car; the answer is in the address, so that it can be sent to someone. */
export function VehicleForm({ form }: { form: VehicleFormData }) {
  const { title, help, action, fields, show } = form;
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.help}>{help}</p>
      <form action={action} className={styles.form}>
        {fields.map(({ name, label, value, isNumber, error }) => (
          <Field
            key={name}
            name={name}
            label={label}
            error={error}
            defaultValue={value}
            maxLength={isNumber ? 4 : 40}
            inputMode={isNumber ? "numeric" : "text"}
            autoComplete="off"
          />
        ))}
        <Button type="submit" look="secondary">
          {show}
        </Button>
      </form>
    </section>
  );
}
