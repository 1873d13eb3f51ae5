import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Field } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { SelectField } from "@forecourt/ui/forms/select-field";
import { textOf } from "../../parts/appraisal-text.ts";
import styles from "./car-form.module.css";
import type { CarData } from "./step-data.ts";
import { TrimField } from "./trim-field.tsx";

/** Mileage, color, state and options. */
export function CarDetails({ data }: { data: CarData }) {
  const t = textOf(data.labels);
  const at = (name: string) => ({
    id: fieldId(formAnchors.problems, name),
    name,
    defaultValue: data.fields[name] ?? "",
    error: data.faults[name],
    autoComplete: "off",
  });
  return (
    <>
      {data.trim !== null && <TrimField labels={data.labels} trim={data.trim} />}
      <div className={styles.details}>
        <Field
          {...at("mileage")}
          label={t("field.mileage")}
          help={t("field.mileage.help")}
          required
          inputMode="numeric"
          maxLength={20}
        />
        <SelectField
          {...at("exteriorColor")}
          label={t("field.exteriorColor")}
          options={withOwn(data.colors, data.fields["exteriorColor"])}
          placeholder={t("choose")}
        />
        <SelectField
          {...at("state")}
          label={t("field.state")}
          options={data.states}
          placeholder={t("choose")}
        />
      </div>
      {data.options.items.length > 0 && <Options data={data} />}
    </>
  );
}

/** Options that change no price are one tap away, unless one is ticked. */
function Options({ data }: { data: CarData }) {
  const { fold, items } = data.options;
  if (fold === null) return <OptionBoxes data={data} />;
  const isTicked = items.some(({ name }) => (data.fields[name] ?? "") !== "");
  return (
    <details className={styles.fold} open={isTicked || undefined}>
      <summary>{fold}</summary>
      <OptionBoxes data={data} />
    </details>
  );
}

/** Check boxes of the options; those that the VIN determines are already checked. */
function OptionBoxes({ data }: { data: CarData }) {
  return (
    <fieldset className={styles.options}>
      <legend>{data.options.title}</legend>
      {data.options.items.map(({ name, label }) => (
        <label key={name} className={styles.option}>
          <input
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={(data.fields[name] ?? "") !== ""}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A color that the list does not have stays as it was given. */
function withOwn(colors: CarData["colors"], own = ""): CarData["colors"] {
  const isKnown = own === "" || colors.some(({ value }) => value === own);
  return isKnown ? colors : [...colors, { value: own, label: own }];
}
