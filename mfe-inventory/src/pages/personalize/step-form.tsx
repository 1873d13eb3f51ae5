import { Button } from "@forecourt/ui/elements/button";
import type { ReactNode } from "react";
import styles from "../../parts/steps.module.css";
import type { PersonalizeData, StepForm as StepFormData } from "./personalize-data.ts";

interface StepFormProps {
  data: PersonalizeData;
  form: StepFormData;
  /** Hears of the answer before the next step is asked for. */
  onSubmit?: () => void;
  /** False where the answers themselves send the form. */
  hasButton?: boolean;
  children: ReactNode;
}

/** A question as a form that asks for the next step: a client navigation, or a document without a script. */
export function StepForm({ data, form, onSubmit, hasButton = true, children }: StepFormProps) {
  return (
    <form method="get" action={form.action} className={styles.form} onSubmit={onSubmit}>
      {form.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className={styles.buttons}>
        {hasButton && (
          <Button type="submit" size="large">
            {data.continueLabel}
          </Button>
        )}
        <BackLink data={data} />
      </div>
    </form>
  );
}

export function BackLink({ data: { back } }: { data: PersonalizeData }) {
  if (!back) return null;
  return (
    <a href={back.href} rel="nofollow" className={styles.back}>
      {back.label}
    </a>
  );
}
