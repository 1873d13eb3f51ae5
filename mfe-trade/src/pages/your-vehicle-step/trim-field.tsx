import { otherTrim } from "@forecourt/domain/trade/car-lookup-methods";
import { Field } from "@forecourt/ui/forms/field";
import { SelectField } from "@forecourt/ui/forms/select-field";
import { type FormTexts, textOf } from "../../parts/appraisal-text.ts";
import styles from "./car-form.module.css";
import type { CarData } from "./step-data.ts";

const maxLength = 80;

interface TrimFieldProps {
  labels: FormTexts;
  trim: NonNullable<CarData["trim"]>;
}

/**
 * The known trims. A seller who does not know the trim leaves the field as it is; a trim that is not in the list is
 * typed.
 */
export function TrimField({ labels, trim: { options, value } }: TrimFieldProps) {
  const t = textOf(labels);
  return (
    <div className={styles.trim}>
      <SelectField
        name="series"
        label={t("field.series.short")}
        options={[...options, { value: otherTrim, label: t("trim.another") }]}
        placeholder={t("trim.unsure")}
        defaultValue={value}
        autoComplete="off"
      />
      <Field
        name="otherSeries"
        label={t("trim.name")}
        maxLength={maxLength}
        autoComplete="off"
        className={styles.otherTrim}
      />
    </div>
  );
}
