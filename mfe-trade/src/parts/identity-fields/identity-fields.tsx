import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Field } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { useId } from "react";
import { type FormTexts, textOf } from "../appraisal-text.ts";
import styles from "./identity-fields.module.css";
import { useCarChoices } from "./use-car-choices.ts";

interface IdentityFieldsProps {
  labels: FormTexts;
  fields: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  /** `name`: year, make and model. `noTrim`: the body style, too. Missing = the trim, too. */
  only?: "name" | "noTrim";
}

const maxLengths = { make: 60, model: 80, series: 80, style: 80 } as const;

/**
 * Year, make, model, trim and body style, or those that are asked here. With a script, the browser suggests names while
 * one types.
 */
export function IdentityFields({ labels, fields, faults, only }: IdentityFieldsProps) {
  const t = textOf(labels);
  const list = useId();
  const { choices, suggest } = useCarChoices();
  const at = (name: string) => ({
    id: fieldId(formAnchors.problems, name),
    name,
    defaultValue: fields[name] ?? "",
    error: faults[name],
    autoComplete: "off",
  });
  const suggested = (name: "make" | "model" | "series") => ({
    ...at(name),
    list: `${list}-${name}`,
    maxLength: maxLengths[name],
    onFocus: suggest,
  });
  return (
    <div className={styles.fields}>
      <Field {...at("modelYear")} label={t("field.modelYear")} inputMode="numeric" maxLength={4} />
      <Field {...suggested("make")} label={t("field.make")} />
      <Field {...suggested("model")} label={t("field.model")} />
      {only === undefined && <Field {...suggested("series")} label={t("field.series")} />}
      {only !== "name" && (
        <Field {...at("style")} label={t("field.style")} maxLength={maxLengths.style} />
      )}
      {(["make", "model", "series"] as const).map((name) => (
        <datalist key={name} id={`${list}-${name}`}>
          {choices[name].map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      ))}
    </div>
  );
}
