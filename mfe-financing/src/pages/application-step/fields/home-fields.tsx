import { entryAnchor } from "@forecourt/contracts/areas/financing/application-form";
import { maxEntries, sharedHomeField } from "@forecourt/domain/financing/applicant-fields";
import { housingStatuses } from "@forecourt/domain/financing/housing";
import { sharedHomeValue } from "@forecourt/domain/financing/shared-home";
import { Field } from "@forecourt/ui/forms/field";
import { SelectField } from "@forecourt/ui/forms/select-field";
import { optional, textOf } from "../../../parts/application/application-text.ts";
import form from "../../../parts/form/form.module.css";
import { MoneyField } from "../../../parts/form/money-field.tsx";
import styles from "../application-step-page.module.css";
import { IntentButton } from "../intent-button.tsx";
import type { StepData } from "../step-data.ts";
import { autofill, fieldProps } from "./field-props.ts";
import { HistoryNote } from "./history-note.tsx";

/** The addresses of the last 24 months, newest first. */
export function HomeFields({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  return (
    <>
      {Array.from({ length: data.entries }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name.
        <Home key={index} data={data} index={index} />
      ))}
      <HistoryNote history={data.history} />
      {data.entries < maxEntries && (
        <IntentButton intent="add:residences" look="secondary">
          {t("homes.add")}
        </IntentButton>
      )}
    </>
  );
}

function Home({ data, index }: { data: StepData; index: number }) {
  const t = textOf(data.labels);
  const title = index === 0 ? t("homes.current") : t("homes.earlier", { number: index });
  return (
    <fieldset className={styles.entry} id={entryAnchor("residences", index)} tabIndex={-1}>
      <legend>{title}</legend>
      {index === 0 && data.sharedHome && <SharedHome box={data.sharedHome} />}
      <div className={styles.fields}>
        <Address data={data} index={index} />
      </div>
      <div className={styles.fields}>
        <Housing data={data} index={index} />
      </div>
      {index > 0 && (
        <IntentButton intent={`remove:residences:${index}`} look="quiet">
          {t("homes.remove", { number: index })}
        </IntentButton>
      )}
    </fieldset>
  );
}

/** With the box ticked, the style sheet hides the fields of the address: nothing has to be typed there. */
function SharedHome({ box }: { box: NonNullable<StepData["sharedHome"]> }) {
  return (
    <>
      <label className={form.agree}>
        <input
          type="checkbox"
          name={sharedHomeField}
          value={sharedHomeValue}
          defaultChecked={box.isGiven}
        />
        <span>{box.label}</span>
      </label>
      <p className={styles.hint}>{box.help}</p>
    </>
  );
}

function Address({ data, index }: { data: StepData; index: number }) {
  const t = textOf(data.labels);
  const at = (field: string) => fieldProps(data, `residences.${index}.${field}`);
  const fill = (token: string) => (index === 0 ? autofill(data, token) : "off");
  return (
    <>
      <Field
        {...at("fullAddress")}
        label={t("label.fullAddress")}
        required
        maxLength={120}
        className={styles.wide}
        autoComplete={fill("address-line1")}
      />
      <Field
        {...at("apartment")}
        label={optional(t, "label.apartment")}
        maxLength={30}
        autoComplete={fill("address-line2")}
      />
      <Field
        {...at("city")}
        label={t("label.city")}
        required
        maxLength={60}
        autoComplete={fill("address-level2")}
      />
      <SelectField
        {...at("state")}
        label={t("label.state")}
        required
        options={data.states}
        placeholder={t("choose")}
        autoComplete={fill("address-level1")}
      />
      <Field
        {...at("zipCode")}
        label={t("label.zipCode")}
        required
        inputMode="numeric"
        maxLength={10}
        autoComplete={fill("postal-code")}
      />
    </>
  );
}

function Housing({ data, index }: { data: StepData; index: number }) {
  const t = textOf(data.labels);
  const at = (field: string) => fieldProps(data, `residences.${index}.${field}`);
  const housing = housingStatuses.map((value) => ({ value, label: t(`housing-${value}`) }));
  return (
    <>
      <SelectField
        {...at("housingStatus")}
        label={index === 0 ? t("label.housingStatus") : optional(t, "label.housingStatus")}
        required={index === 0}
        options={housing}
        placeholder={t("choose")}
      />
      <MoneyField
        {...at("monthlyRent")}
        label={index === 0 ? t("label.monthlyRent") : optional(t, "label.monthlyRent")}
        help={t("help.monthlyRent")}
        required={index === 0}
        maxLength={20}
      />
      <Field
        {...at("yearsAtAddress")}
        label={t("label.yearsAtAddress")}
        required
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
      />
      <Field
        {...at("monthsAtAddress")}
        label={optional(t, "label.monthsAtAddress")}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
      />
    </>
  );
}
