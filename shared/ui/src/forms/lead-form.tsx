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
  /** The errors for an empty field and for terms that were not accepted. */
  missing: Readonly<Record<keyof LeadFields | "agreement", string>>;
}

/** Props for the caller's own submit button. */
interface SubmitState {
  disabled: boolean;
  /** True while the form is being sent. */
  isSending: boolean;
}

interface LeadFormProps {
  words: LeadFormLabels;
  /** The mask of phone numbers: `(999) 999-9999`. */
  mask: string;
  /** Initial values from the visitor's profile. */
  known?: Partial<LeadFields>;
  /** A checkbox with its text; checked at first where it is optional. */
  agreement?: { text: ReactNode; required: boolean };
  /** Errors that the server found when it rendered the form again. */
  errors?: LeadErrors;
  /** Another label for the button, or another button. */
  submit?: string | ((state: SubmitState) => ReactNode);
  /** The address that the form is sent to without a script. */
  action?: string;
  /** The caller's own fields, above the button. */
  children?: ReactNode;
  /**
   * Gets the four trimmed fields and whether the box is checked. Returns errors by field; `form`
   * has those of no field.
   */
  onSubmit(fields: LeadFields, agreed: boolean): Promise<LeadErrors | undefined>;
}

/** Name, phone and email of a visitor who wants to hear from the dealer. */
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
