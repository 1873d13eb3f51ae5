import { formControls } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { typedFields } from "@forecourt/remote-kit/draft/typed-fields";
import { useLoadOnInteraction } from "@forecourt/remote-kit/lazy-part";
import { Notice } from "@forecourt/ui/elements/notice";
import { useState } from "react";
import { textOf } from "../../parts/appraisal-text.ts";
import { carRules } from "../../parts/car-rules.ts";
import { faultTexts } from "../../parts/fault-labels.ts";
import { AppraisalForm } from "../../parts/form/appraisal-form.tsx";
import { Problems } from "../../parts/form/problems.tsx";
import { saveAppraisal } from "../../parts/form/save-appraisal.ts";
import { CarDetails } from "./car-details.tsx";
import styles from "./car-form.module.css";
import { CarIdentity } from "./car-identity.tsx";
import { StepButtons } from "./step-buttons.tsx";
import type { CarData } from "./step-data.ts";

/** The car to confirm or to correct, and its details. */
export function CarForm({ data }: { data: CarData }) {
  const [{ faults, attempt }, setFound] = useState({ faults: data.faults, attempt: 0 });
  useLoadOnInteraction(carRules);
  const t = textOf(data.labels);
  const mayLeave = (form: HTMLFormElement, intent: string) => {
    if (intent !== "next") return true;
    const found = carRules.carFaults(typedFields(form), data);
    if (Object.keys(found).length === 0) return true;
    saveAppraisal(form);
    setFound({ faults: faultTexts(found, data.patterns), attempt: attempt + 1 });
    return false;
  };
  const shown = { ...data, faults };
  return (
    <div className={styles.car}>
      {data.notice !== null && (
        <Notice kind="info" size="line" level={null} title={data.notice.title}>
          {data.notice.text}
        </Notice>
      )}
      <Problems
        labels={data.labels}
        call={data.call}
        fields={labelsOf(t)}
        faults={faults}
        attempt={attempt}
        isSaved
      />
      <AppraisalForm page="car" action={data.action} className={styles.form} shouldSend={mayLeave}>
        {data.isEdit && <input type="hidden" name={formControls.edit} value="1" />}
        <CarIdentity data={shown} />
        <CarDetails data={shown} />
        <StepButtons labels={data.labels} next={t("step.next")}>
          <a href={data.startHref}>{t("car.again")}</a>
        </StepButtons>
      </AppraisalForm>
    </div>
  );
}

function labelsOf(t: ReturnType<typeof textOf>) {
  return [
    ["choice", t("field.choice")],
    ["modelYear", t("field.modelYear")],
    ["make", t("field.make")],
    ["model", t("field.model")],
    ["series", t("field.series.short")],
    ["style", t("field.style.short")],
    ["mileage", t("field.mileage")],
    ["exteriorColor", t("field.exteriorColor")],
  ] as const;
}
