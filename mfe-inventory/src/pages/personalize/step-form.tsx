import { afterPaint } from "@forecourt/ui/after-paint";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import type { ReactNode } from "react";
import styles from "../../parts/steps.module.css";
import type { PersonalizeData, StepForm as StepFormData } from "./personalize-data.ts";

interface StepFormProps {
  data: PersonalizeData;
  form: StepFormData;
  /** Called when the form is submitted, after the pressed button is painted. */
  onSubmit?: () => void;
  /** False when the options themselves submit the form. */
  hasButton?: boolean;
  children: ReactNode;
}

/** A question as a GET form to the next step: a client navigation, or a document without JavaScript. */
export function StepForm({ data, form, onSubmit, hasButton = true, children }: StepFormProps) {
  return (
    <form
      method="get"
      action={form.action}
      className={styles.form}
      onSubmit={onSubmit && (() => void afterPaint(onSubmit))}
    >
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
    <ButtonLink href={back.href} rel="nofollow" look="secondary" size="large">
      {back.label}
    </ButtonLink>
  );
}
