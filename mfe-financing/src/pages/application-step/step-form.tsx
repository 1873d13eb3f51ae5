import { formAnchors, formControls } from "@forecourt/contracts/areas/financing/application-form";
import { pluralForm } from "@forecourt/domain/plural-form";
import { useLoadOnInteraction } from "@forecourt/remote-kit/lazy-part";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { Notice } from "@forecourt/ui/elements/notice";
import { useState } from "react";
import { textOf } from "../../parts/application/application-text.ts";
import { ErrorSummary } from "../../parts/form/error-summary.tsx";
import styles from "./application-step-page.module.css";
import { DraftForm } from "./draft-form.tsx";
import { AboutFields } from "./fields/about-fields.tsx";
import { AgreementFields } from "./fields/agreement-fields.tsx";
import { DealFields } from "./fields/deal-fields.tsx";
import { HomeFields } from "./fields/home-fields.tsx";
import { WorkFields } from "./fields/work-fields.tsx";
import { formFields } from "./form-fields.ts";
import { IntentButton } from "./intent-button.tsx";
import type { StepData } from "./step-data.ts";
import { stepLabels } from "./step-labels.ts";
import { stepRules } from "./step-rules.ts";

const fieldsOf = {
  deal: DealFields,
  about: AboutFields,
  homes: HomeFields,
  work: WorkFields,
  agreements: AgreementFields,
} as const;

/** One step of one applicant. With a script, what is wrong is shown at once; the service decides. */
export function StepForm({ data }: { data: StepData }) {
  const [faults, setFaults] = useState(data.faults);
  useLoadOnInteraction(stepRules);
  const t = textOf(data.labels);
  const Fields = fieldsOf[data.step];
  const count = Object.keys(faults).length;
  const problems =
    pluralForm(count) === "one" ? t("step.problems.one") : t("step.problems.other", { count });
  const mayLeave = (form: HTMLFormElement, intent: string) => {
    if (intent !== "next") return true;
    const found = stepRules.check(data.step, formFields(form), data.check, new Date());
    if (found) setFaults(found);
    return !found;
  };
  return (
    <div className={styles.step}>
      {[data.welcome, data.together].map(
        (notice) =>
          notice && (
            <Notice key={notice.title} kind="info" size="line" title={notice.title}>
              <p>{notice.text}</p>
              {notice.rows && <FactList facts={notice.rows} />}
            </Notice>
          ),
      )}
      {data.replaced !== null && <Replaced data={data} rows={data.replaced} />}
      {count > 0 && (
        <ErrorSummary
          formId={formAnchors.problems}
          title={t("step.problems.title", { count: problems })}
          reason={t("step.problems.reason")}
          labels={stepLabels(data)}
          faults={faults}
          call={data.call}
        />
      )}
      <DraftForm
        frame={data}
        className={styles.form}
        shouldSend={mayLeave}
        loadAutosave={stepRules.saves}
      >
        <input type="hidden" name={formControls.editor} value={data.editor} />
        <input type="hidden" name={formControls.seen} value={data.seen} />
        {/* Enter in a field presses the first button of a form. */}
        <IntentButton intent="next" className={styles.first} tabIndex={-1} aria-hidden>
          {t("step.next")}
        </IntentButton>
        {data.step !== "deal" && <p className={styles.hint}>{t("step.required")}</p>}
        <Fields data={{ ...data, faults }} />
        <StepButtons data={data} />
      </DraftForm>
    </div>
  );
}

function StepButtons({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  return (
    <div className={styles.buttons}>
      <IntentButton intent="next" size="large">
        {t("step.next")}
      </IntentButton>
      {data.hasBack && (
        <IntentButton intent="back" look="secondary" size="large">
          {t("step.back")}
        </IntentButton>
      )}
      <IntentButton intent="save" look="quiet">
        {t("step.save")}
      </IntentButton>
    </div>
  );
}

/** Shows the values that another window had saved and this one replaced, so that the applicant notices the loss. */
function Replaced({ data, rows }: { data: StepData; rows: NonNullable<StepData["replaced"]> }) {
  const t = textOf(data.labels);
  return (
    <div id={formAnchors.replaced} role="alert" tabIndex={-1}>
      <Notice kind="warning" size="line" title={t("step.replaced.title")}>
        <p>{t("step.replaced.text")}</p>
        <FactList facts={rows} columns={1} />
      </Notice>
    </div>
  );
}
