import { carParameter } from "@forecourt/contracts/areas/financing/car-parameter";
import {
  creditScoreField,
  preApprovalFormId as formId,
  preApprovalAction,
} from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { pluralForm } from "@forecourt/domain/plural-form";
import { SpamCheckFields } from "@forecourt/remote-kit/form-token";
import { PrivacyNote } from "@forecourt/remote-kit/privacy-note";
import { fillText } from "@forecourt/remote-kit/site-context";
import { CarPanel } from "../deal/car-panel.tsx";
import { ConsentBox } from "../form/consent-box.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import styles from "../form/form.module.css";
import { SubmitButton } from "../form/submit-button.tsx";
import { type FormFaults, useFormSubmission } from "../form/use-form-submission.ts";
import { AboutFields } from "./about-fields.tsx";
import type { PreApprovalFormData } from "./form-page-data.ts";
import { MoneyFields } from "./money-fields.tsx";
import { useSendPreApproval } from "./use-send-pre-approval.ts";

/** Title with the number of faulty fields; no number where the form could not be sent. */
function titleOf(
  titles: PreApprovalFormData["summary"]["titles"],
  { form: _form, ...fields }: FormFaults,
): string {
  const count = Object.keys(fields).length;
  if (count === 0) return titles.none;
  return fillText(titles, pluralForm(count), { count });
}

/**
 * Hidden fields with the terms that the visitor has stated with the car: the store sees them, and the answer is
 * calculated from them.
 */
function StatedFields({ fields }: PreApprovalFormData["stated"]) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The twelve fields of a pre-approval, the consent right after its notice. */
export function PreApprovalForm({ form }: { form: PreApprovalFormData }) {
  const { labels, consent, summary, returned, isScore } = form;
  const send = useSendPreApproval(form);
  const submission = useFormSubmission({ initialFaults: returned?.faults ?? {}, send });
  const { faults, isSending } = submission;
  const hasFaults = Object.keys(faults).length > 0;
  const fieldsOf = { form, faults, typed: returned?.fields ?? {} };
  return (
    <form
      {...submission.form}
      id={hasFaults ? undefined : formId}
      action={preApprovalAction}
      className={styles.form}
    >
      {hasFaults && (
        <ErrorSummary
          formId={formId}
          title={titleOf(summary.titles, faults)}
          reason={faults["form"] ?? summary.reason}
          labels={Object.entries(labels)}
          faults={faults}
          call={{ phone: form.phone, text: summary.call }}
        />
      )}
      {form.car.vin !== null && (
        <>
          <CarPanel car={form.car} stated={form.stated.sentence} />
          <input type="hidden" name={carParameter} value={form.car.vin} />
          <StatedFields {...form.stated} />
        </>
      )}
      <AboutFields {...fieldsOf} />
      <MoneyFields {...fieldsOf} />
      <ConsentBox
        id={`${formId}-softPullConsent`}
        name="softPullConsent"
        version={consent.version}
        title={consent.title}
        text={consent.text}
        label={consent.agree}
        error={faults["softPullConsent"]}
      />
      {isScore && <input type="hidden" name={creditScoreField} value="yes" />}
      <SpamCheckFields />
      <div className={styles.wide}>
        <SubmitButton isSending={isSending} label={form.submit} sending={form.sending} />
      </div>
      <p className={styles.note}>{form.privacy}</p>
      <div className={styles.note}>
        <PrivacyNote />
      </div>
    </form>
  );
}
