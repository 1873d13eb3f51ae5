import type { ReactNode } from "react";
import { Button } from "../elements/button.tsx";
import { Notice } from "../elements/notice.tsx";
import { Field } from "./field.tsx";
import { LeadAgreement } from "./lead-agreement.tsx";
import styles from "./lead-form.module.css";
import { PhoneField } from "./phone-field.tsx";
import { type FormRejection, RejectionSummary } from "./rejection-summary.tsx";
import { isLeadField, type LeadErrors, type LeadFields, useLeadForm } from "./use-lead-form.ts";

export interface LeadFormLabels {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  submit: string;
  /**
   * Texts of the rule that a phone number or an email address is enough: the help text, and the error without either.
   * Missing = both are required.
   */
  phoneOrEmail?: { help: string; missing: string } | undefined;
  /** The errors for an empty field and for terms that were not accepted. */
  missing: Readonly<Record<keyof LeadFields | "agreement", string>>;
}

/** Props for the caller's own submit button. */
interface SubmitState {
  disabled: boolean;
  /** True while the form is being sent. */
  isSending: boolean;
}

/** The form as it was sent without a script and rejected. */
export interface RejectedLeadForm {
  /** Typed values, by the name of the field. */
  fields: Readonly<Record<string, string>>;
  /** Null = the page explains by itself why the form was rejected. */
  rejection: FormRejection | null;
}

interface LeadFormProps {
  /** Unique in its page; the address of the rejected form ends with it. Needed with `rejected`. */
  id?: string | undefined;
  labels: LeadFormLabels;
  /** The mask of phone numbers: `(999) 999-9999`. */
  mask: string;
  /** Initial values from the visitor's profile. */
  known?: Partial<LeadFields>;
  /** A checkbox with its text; checked at first where it is optional. */
  agreement?: { text: ReactNode; required: boolean };
  /** Errors that are shown at first. */
  errors?: LeadErrors;
  rejected?: RejectedLeadForm | null;
  /** Another label for the button, or another button. */
  submit?: string | ((state: SubmitState) => ReactNode);
  /** The address that the form is sent to without a script. */
  action?: string;
  /** Encoding of the form without a script; `multipart/form-data` for a form with a file. */
  encType?: string;
  /** The caller's own fields, above the contact details. */
  first?: ReactNode;
  /** The caller's own fields, above the button. */
  children?: ReactNode;
  /** Note on the effect of sending the form, directly above the button. */
  note?: string;
  /** Paragraph on the use of the data, below the note. */
  privacy?: ReactNode;
  /**
   * Gets the four trimmed fields and whether the box is checked. Returns errors by field; `form`
   * has those of no field.
   */
  onSubmit(fields: LeadFields, agreed: boolean): Promise<LeadErrors | undefined>;
  /** Called when the form is not sent because fields are missing or invalid. */
  onInvalid?: () => void;
}

/** Name, phone and email of a visitor who wants to hear from the dealer. */
export function LeadForm({ agreement, submit, ...props }: LeadFormProps) {
  const { id, labels, rejected = null } = props;
  const rejection = rejected?.rejection ?? null;
  const form = useLeadForm({
    id,
    missing: labels.missing,
    phoneOrEmail: labels.phoneOrEmail?.missing,
    isAgreementRequired: agreement?.required ?? false,
    initialErrors: props.errors ?? fieldErrorsOf(rejection),
    onSubmit: props.onSubmit,
    onInvalid: props.onInvalid,
  });
  const { errors, state } = form;
  const rejectedMark = rejected && { "data-rejected-form": "" };
  const summary = rejection && id !== undefined && !form.hasSubmitted && (
    <RejectionSummary id={id} {...rejection} />
  );
  if (rejection?.alternative) return <div {...rejectedMark}>{summary}</div>;
  return (
    <form
      {...form.props}
      {...rejectedMark}
      // The address of a rejected form leads to its summary.
      id={summary ? undefined : id}
      method="post"
      action={props.action}
      encType={props.encType}
      className={styles.form}
    >
      {summary}
      {props.first}
      <ContactFields form={form} {...props} />
      {agreement && (
        <LeadAgreement
          {...agreement}
          {...form.agreement}
          defaultChecked={rejected ? rejected.fields["agreement"] === "yes" : !agreement.required}
        />
      )}
      {props.children}
      {errors.form && (
        <div role="alert" className={styles.wide}>
          <Notice kind="failed" size="line" level={null} title={errors.form} />
        </div>
      )}
      {props.note && <p className={styles.note}>{props.note}</p>}
      {props.privacy}
      <div className={styles.wide}>
        {typeof submit === "function" ? (
          submit(state)
        ) : (
          <SubmitButton {...state}>{submit ?? labels.submit}</SubmitButton>
        )}
      </div>
    </form>
  );
}

type ContactFieldsProps = Pick<LeadFormProps, "labels" | "mask" | "known" | "rejected"> & {
  form: ReturnType<typeof useLeadForm>;
};

/** The four fields; with what was typed rather than what is known. */
function ContactFields({ form, labels, mask, known = {}, rejected }: ContactFieldsProps) {
  const typed = rejected?.fields ?? {};
  return (
    <>
      <Field
        {...form.field("firstName")}
        label={labels.firstName}
        autoComplete="given-name"
        defaultValue={typed["firstName"] ?? known.firstName}
      />
      <Field
        {...form.field("lastName")}
        label={labels.lastName}
        autoComplete="family-name"
        defaultValue={typed["lastName"] ?? known.lastName}
      />
      <PhoneField
        {...form.phone}
        className={styles.wide}
        label={labels.phone}
        help={labels.phoneOrEmail?.help}
        mask={mask}
        typedValue={typed["phone"]}
        defaultValue={known.phone}
      />
      <Field
        {...form.field("email")}
        className={styles.wide}
        label={labels.email}
        type="email"
        autoComplete="email"
        defaultValue={typed["email"] ?? known.email}
      />
    </>
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

function fieldErrorsOf(rejection: FormRejection | null): LeadErrors {
  const errors = rejection?.errors.map(({ name, text }) => [name, text] as const) ?? [];
  return Object.fromEntries(errors.filter(([name]) => isLeadField(name)));
}
