import { Button } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Field } from "@forecourt/ui/forms/field";
import { Fold } from "./fold.tsx";
import styles from "./offer-form.module.css";
import type { PayoffFormData } from "./offer-form-data.ts";

/** Form for the debt that is left on the car. It is a plain form: the next page shows the debt subtracted. */
export function PayoffForm({ payoff }: { payoff: PayoffFormData }) {
  const { title, help, hint, action, label, owed, lender, failure } = payoff;
  const isOpen =
    owed.value !== "" || owed.error !== null || lender.error !== null || failure !== null;
  return (
    <section id="payoff" className={styles.form}>
      <Fold title={<h2>{title}</h2>} isOpen={isOpen}>
        <p>{help}</p>
        {failure !== null && (
          <div role="alert">
            <Notice kind="failed" size="line" level={null} title={failure} />
          </div>
        )}
        <form method="post" action={action} className={styles.fields}>
          <Field
            name="owed"
            label={owed.label}
            inputMode="decimal"
            prefix="$"
            autoComplete="off"
            defaultValue={owed.value}
            error={owed.error ?? undefined}
          />
          <Field
            name="lender"
            label={lender.label}
            autoComplete="off"
            maxLength={80}
            defaultValue={lender.value}
            error={lender.error ?? undefined}
          />
          <div className={styles.wide}>
            <Button type="submit" look="secondary">
              {label}
            </Button>
          </div>
        </form>
        <p className={styles.small}>{hint}</p>
      </Fold>
    </section>
  );
}
