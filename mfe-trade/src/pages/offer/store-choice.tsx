import { Button } from "@forecourt/ui/elements/button";
import { SelectField } from "@forecourt/ui/forms/select-field";
import styles from "./offer-form.module.css";
import type { StoreChoiceData } from "./offer-form-data.ts";

/** Chooses the store where the car is brought. A plain form: the page that follows has that store's times. */
export function StoreChoice({ choice }: { choice: StoreChoiceData }) {
  const { title, help, label, action, submit, value, options } = choice;
  return (
    <section id="store" className={styles.form}>
      <h2>{title}</h2>
      <p>{help}</p>
      <form method="post" action={action} className={styles.fields}>
        <SelectField name="store" label={label} options={options} defaultValue={value} />
        <div className={styles.wide}>
          <Button type="submit" look="secondary">
            {submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
