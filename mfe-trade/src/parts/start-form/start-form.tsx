import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { typedFields } from "@forecourt/remote-kit/draft/typed-fields";
import { useLoadOnInteraction } from "@forecourt/remote-kit/lazy-part";
import { Button } from "@forecourt/ui/elements/button";
import { useState } from "react";
import { textOf } from "../appraisal-text.ts";
import { carRules } from "../car-rules.ts";
import { faultTexts } from "../fault-labels.ts";
import { AppraisalForm } from "../form/appraisal-form.tsx";
import { Problems } from "../form/problems.tsx";
import { saveAppraisal } from "../form/save-appraisal.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import styles from "./start-form.module.css";
import type { StartFormData } from "./start-form-data.ts";
import { CarWayFields, PlateFields, VinField } from "./way-fields.tsx";

const noYear = 2100;

const fieldsOf = { vin: VinField, plate: PlateFields, car: CarWayFields } as const;

/**
 * Form in which a seller names their car by one of three lookup methods. The style sheet shows the fields of the chosen
 * method, so that choosing needs no script and no request.
 */
export function StartForm({ data, level }: { data: StartFormData; level: "legend" | "hidden" }) {
  const [{ faults, attempt }, setFound] = useState({ faults: data.faults, attempt: 0 });
  useLoadOnInteraction(carRules);
  const t = textOf(data.labels);
  const mayLeave = (form: HTMLFormElement) => {
    const found = carRules.startFaults(typedFields(form), data.latestYear ?? noYear);
    if (Object.keys(found).length === 0) return true;
    if (data.isStored) saveAppraisal(form);
    setFound({ faults: faultTexts(found, data.patterns), attempt: attempt + 1 });
    return false;
  };
  return (
    <div className={styles.start}>
      <Problems
        labels={data.labels}
        call={data.call}
        fields={labelsOf(t)}
        faults={faults}
        attempt={attempt}
        isSaved={data.isStored}
      />
      {data.meant !== null && Object.keys(faults).length === 0 && (
        <DidYouMean meant={data.meant} action={data.action} />
      )}
      <AppraisalForm
        id={formAnchors.form}
        page="start"
        action={data.action}
        className={styles.form}
        shouldSend={mayLeave}
      >
        <fieldset className={styles.ways} data-title={level}>
          <legend>{t("start.by")}</legend>
          <div className={styles.choices}>
            {data.ways.map((way) => (
              <label key={way} className={styles.choice}>
                <input type="radio" name="by" value={way} defaultChecked={way === data.by} />
                {t(`start.by.${way}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {data.ways.map((way) => {
          const Fields = fieldsOf[way];
          return (
            <div key={way} className={styles.way} data-way={way}>
              <Fields data={{ ...data, faults }} />
            </div>
          );
        })}
        <Button type="submit" size="large" wide>
          {t("start.next")}
        </Button>
        <p className={styles.free}>{t("start.free")}</p>
      </AppraisalForm>
    </div>
  );
}

function labelsOf(t: ReturnType<typeof textOf>) {
  return [
    ["vin", t("start.by.vin")],
    ["licensePlate", t("start.plate")],
    ["state", t("start.state")],
    ["modelYear", t("field.modelYear")],
    ["make", t("field.make")],
    ["model", t("field.model")],
    ["series", t("field.series.short")],
    ["style", t("field.style.short")],
  ] as const;
}
