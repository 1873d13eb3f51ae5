import type { ReactNode } from "react";
import { Button } from "../elements/button.tsx";
import { Notice } from "../elements/notice.tsx";
import { Field } from "./field.tsx";
import { LeadAgreement } from "./lead-agreement.tsx";
import styles from "./lead-form.module.css";
import { PhoneField } from "./phone-field.tsx";
import { type LeadErrors, type LeadFields, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormLabels {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  submit: string;
  /** What is said of a field that was left empty, or of terms that were not accepted. */
  missing: Readonly<Record<keyof LeadFields | "agreement", string>>;
}

/** How a button of the caller's own has to look; it is one that sends the form. */
interface SubmitState {
  disabled: boolean;
  /** The form is on its way. */
  isSending: boolean;
}

interface LeadFormProps {
  words: LeadFormLabels;
  /** What the telephone number is put into: `(999) 999-9999`. */
  mask: string;
  /** What is known of the visitor. */
  known?: Partial<LeadFields>;
  /** A box to tick, with its text; ticked from the start where it is not required. */
  agreement?: { text: ReactNode; required: boolean };
  /** What a server found when it drew the form anew. */
  errors?: LeadErrors;
  /** Other words on the button, or another button. */
  submit?: string | ((state: SubmitState) => ReactNode);
  /** Where the form goes without a script. */
  action?: string;
  /** Fields of the caller's own, above the button. */
  children?: ReactNode;
  /**
   * Gets the four fields, without blanks around them, and whether the box is ticked. What it finds
   * wrong comes back by field, and under `form` what concerns none.
   */
  onSubmit(fields: LeadFields, agreed: boolean): Promise<LeadErrors | undefined>;
}

/** Name, phone and e-mail of someone who wants to hear from the dealer. */
export function LeadForm({ words, mask, known = {}, agreement, submit, ...props }: LeadFormProps) {
  const form = useLeadForm({
    missing: words.missing,
    isAgreementRequired: agreement?.required ?? false,
    initialErrors: props.errors ?? {},
    onSubmit: props.onSubmit,
  });
  const { errors, state, field } = form;
  return (
    <form {...form.props} method="post" action={props.action} className={styles.form}>
      <Field
        {...field("firstName")}
        label={words.firstName}
        autoComplete="given-name"
        defaultValue={known.firstName}
      />
      <Field
        {...field("lastName")}
        label={words.lastName}
        autoComplete="family-name"
        defaultValue={known.lastName}
      />
      <PhoneField
        {...form.phone}
        className={styles.wide}
        label={words.phone}
        mask={mask}
        defaultValue={known.phone}
      />
      <Field
        {...field("email")}
        className={styles.wide}
        label={words.email}
        type="email"
        autoComplete="email"
        defaultValue={known.email}
      />
      {agreement && <LeadAgreement {...agreement} {...form.agreement} />}
      {props.children}
      {errors.form && (
        <div role="alert" className={styles.wide}>
          <Notice kind="failed" size="line" level={null} title={errors.form} />
        </div>
      )}
      <div className={styles.wide}>
        {typeof submit === "function" ? (
          submit(state)
        ) : (
          <SubmitButton {...state}>{submit ?? words.submit}</SubmitButton>
        )}
      </div>
    </form>
  );
}

function SubmitButton({ disabled, isSending, children }: SubmitState & { children: ReactNode }) {
  return (
    <Button
      type="submit"
      size="large"
      wide
      disabled={disabled}
      aria-disabled={isSending || undefined}
    >
      {children}
    </Button>
  );
}
