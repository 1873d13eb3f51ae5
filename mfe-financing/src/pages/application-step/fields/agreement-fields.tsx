import { maritalStatuses } from "@forecourt/domain/financing/marital-status";
import { textOf } from "../../../parts/application/application-text.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { ConsentBox } from "../../../parts/form/consent-box.tsx";
import styles from "../application-step-page.module.css";
import type { StepData } from "../step-data.ts";
import { fieldProps } from "./field-props.ts";

/** Agreements of an applicant: each has a check box of its own, with its text above it. */
export function AgreementFields({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  return (
    <>
      {data.again !== null && <p className={styles.notice}>{data.again}</p>}
      {data.asksMaritalStatus && (
        <div className={styles.notice}>
          <ChoiceField
            {...fieldProps(data, "maritalStatus")}
            label={t("label.maritalStatus")}
            required
            options={maritalStatuses.map((value) => ({ value, label: t(`marital.${value}`) }))}
          />
          <p>{t("help.maritalStatus")}</p>
        </div>
      )}
      {data.consents.map(({ name, version, title, text, label }) => {
        const { id, error, defaultValue } = fieldProps(data, name);
        return (
          <ConsentBox
            key={name}
            id={id}
            name={name}
            version={version}
            title={title}
            text={
              <>
                {text}{" "}
                {name === "consents.esign" && (
                  <a href={data.consentPage} target="_blank" rel="noopener">
                    {t("consent.esign.link")}
                  </a>
                )}
              </>
            }
            label={label}
            isGiven={defaultValue === version}
            error={error}
          />
        );
      })}
    </>
  );
}
