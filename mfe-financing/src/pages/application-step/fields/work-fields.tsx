import { entryAnchor } from "@forecourt/contracts/areas/financing/application-form";
import { maxEntries } from "@forecourt/domain/financing/applicant-fields";
import { employmentStatuses, hasEmployer } from "@forecourt/domain/financing/housing";
import { incomePeriods } from "@forecourt/domain/financing/income";
import { Field } from "@forecourt/ui/forms/field";
import { PhoneField } from "@forecourt/ui/forms/phone-field";
import { SelectField } from "@forecourt/ui/forms/select-field";
import { useState } from "react";
import { labelOf, optional, textOf } from "../../../parts/application/application-text.ts";
import { MoneyField } from "../../../parts/form/money-field.tsx";
import styles from "../application-step-page.module.css";
import { IntentButton } from "../intent-button.tsx";
import type { StepData } from "../step-data.ts";
import { autofill, fieldProps } from "./field-props.ts";
import { HistoryNote } from "./history-note.tsx";

/** The jobs of the last 24 months, newest first, after the notice that the law puts before any income. */
export function WorkFields({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  const at = (path: string) => fieldProps(data, path);
  return (
    <>
      <section className={styles.notice}>
        <h2>{t("alimony.title")}</h2>
        <p>{t("alimony.text")}</p>
      </section>
      {Array.from({ length: data.entries }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name.
        <Job key={index} data={data} index={index} />
      ))}
      <HistoryNote history={data.history} />
      {data.entries < maxEntries && (
        <IntentButton intent="add:employment" look="secondary">
          {t("work.add")}
        </IntentButton>
      )}
      <fieldset className={styles.entry}>
        <legend>{t("other.title")}</legend>
        <div className={styles.fields}>
          <MoneyField
            {...at("otherIncome")}
            label={optional(t, "label.otherIncome")}
            maxLength={20}
          />
          <Field
            {...at("otherIncomeSource")}
            label={optional(t, "label.otherIncomeSource")}
            maxLength={80}
            autoComplete="off"
          />
        </div>
      </fieldset>
      <fieldset className={styles.entry}>
        <legend>{t("debts.title")}</legend>
        <MoneyField
          {...at("monthlyDebts")}
          label={t("label.monthlyDebts")}
          help={t("help.monthlyDebts")}
          maxLength={20}
        />
      </fieldset>
    </>
  );
}

function Job({ data, index }: { data: StepData; index: number }) {
  const t = textOf(data.labels);
  const title = index === 0 ? t("work.current") : t("work.earlier", { number: index });
  return (
    <fieldset className={styles.entry} id={entryAnchor("employment", index)} tabIndex={-1}>
      <legend>{title}</legend>
      <div className={styles.fields}>
        <Employer data={data} index={index} />
        <Pay data={data} index={index} />
      </div>
      {index > 0 && (
        <IntentButton intent={`remove:employment:${index}`} look="quiet">
          {t("work.remove", { number: index })}
        </IntentButton>
      )}
    </fieldset>
  );
}

/**
 * Employer, job title and work phone are required of those who work. Without a script the page shows what
 * the saved status needs, and the sentence says who may leave them empty.
 */
function Employer({ data, index }: { data: StepData; index: number }) {
  const t = textOf(data.labels);
  const at = (field: string) => fieldProps(data, `employment.${index}.${field}`);
  const { defaultValue: phone, ...phoneProps } = at("phone");
  const [status, setStatus] = useState(at("status").defaultValue);
  const isRequired = status === "" || hasEmployer(status);
  const label = (name: "label.jobTitle" | "label.employer" | "label.employerPhone") =>
    labelOf(t, name, isRequired);
  const fill = (token: string) => (index === 0 ? autofill(data, token) : "off");
  const statuses = employmentStatuses.map((value) => ({ value, label: t(`employment-${value}`) }));
  return (
    <>
      <SelectField
        {...at("status")}
        label={t("label.status")}
        required
        options={statuses}
        placeholder={t("choose")}
        className={styles.wide}
        onChange={({ currentTarget }) => setStatus(currentTarget.value)}
      />
      <p className={styles.hint}>{t("help.status")}</p>
      <Field
        {...at("jobTitle")}
        label={label("label.jobTitle")}
        required={isRequired}
        maxLength={80}
        autoComplete={fill("organization-title")}
      />
      <Field
        {...at("employer")}
        label={label("label.employer")}
        required={isRequired}
        maxLength={100}
        autoComplete={fill("organization")}
      />
      <PhoneField
        {...phoneProps}
        label={label("label.employerPhone")}
        required={isRequired}
        mask={data.phoneMask}
        typedValue={phone}
        autoComplete="off"
      />
    </>
  );
}

function Pay({ data, index }: { data: StepData; index: number }) {
  const t = textOf(data.labels);
  const at = (field: string) => fieldProps(data, `employment.${index}.${field}`);
  const periods = incomePeriods.map((value) => ({ value, label: t(`period.${value}`) }));
  const number = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <>
      <MoneyField {...at("income")} label={t("label.income")} required maxLength={20} />
      <SelectField
        {...at("incomeType")}
        label={t("label.incomeType")}
        required
        options={periods}
        placeholder={t("choose")}
      />
      <Field
        {...at("hoursPerWeek")}
        {...number}
        label={optional(t, "label.hoursPerWeek")}
        help={t("help.hoursPerWeek")}
        maxLength={3}
        className={styles.wide}
      />
      <Field {...at("years")} {...number} label={t("label.years")} required maxLength={2} />
      <Field {...at("months")} {...number} label={optional(t, "label.months")} maxLength={2} />
    </>
  );
}
