import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { otherCar } from "@forecourt/domain/trade/car-lookup-methods";
import { FieldError } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { textOf } from "../../parts/appraisal-text.ts";
import { IdentityFields } from "../../parts/identity-fields/identity-fields.tsx";
import styles from "./car-form.module.css";
import type { CarData } from "./step-data.ts";

const corrected = ["modelYear", "make", "model", "series", "style"];

/** Which car it is: the one that was found, with fields to correct it; a choice of several; or fields alone. */
export function CarIdentity({ data }: { data: CarData }) {
  const t = textOf(data.labels);
  if (data.cars.length > 0) return <CarChoice data={data} />;
  if (data.summary === null) return <IdentityFields {...data} />;
  const isWrong = corrected.some((name) => data.faults[name] !== undefined);
  return (
    <div className={styles.found}>
      <p className={styles.name}>{data.summary.name}</p>
      {data.summary.details.map((detail) => (
        <p key={detail} className={styles.detail}>
          {detail}
        </p>
      ))}
      <details className={styles.correct} open={isWrong || undefined}>
        <summary>{t("car.correct")}</summary>
        <IdentityFields {...data} {...(data.trim !== null && { only: "noTrim" as const })} />
      </details>
    </div>
  );
}

/** The fields are shown with the last choice. */
function CarChoice({ data }: { data: CarData }) {
  const t = textOf(data.labels);
  const id = fieldId(formAnchors.problems, "choice");
  const error = data.faults["choice"];
  const choices = [
    ...data.cars.map((car, index) => ({
      value: String(index),
      label: nameOf(car),
      more: car.style,
    })),
    { value: otherCar, label: t("car.none"), more: null },
  ];
  return (
    <div className={styles.choice}>
      <fieldset className={styles.cars} data-invalid={error ? "" : undefined}>
        <legend>{t("field.choice")}</legend>
        {choices.map(({ value, label, more }, index) => (
          <label key={value} className={styles.option}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="choice"
              value={value}
              defaultChecked={data.fields["choice"] === value}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <span>
              {label}
              {more !== null && <span className={styles.detail}> {more}</span>}
            </span>
          </label>
        ))}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </fieldset>
      <div className={styles.other}>
        <IdentityFields {...data} />
      </div>
    </div>
  );
}

function nameOf({ modelYear, make, model, series }: CarData["cars"][number]): string {
  return [modelYear, make, model, series].filter((part) => part !== null).join(" ");
}
