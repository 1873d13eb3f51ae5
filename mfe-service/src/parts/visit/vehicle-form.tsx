import { keepVinField } from "@forecourt/contracts/areas/service/visit-paths";
import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import { SelectField } from "@forecourt/ui/forms/select-field";
import { fieldProps } from "./form-fields.ts";
import { MakeAndModel } from "./make-and-model.tsx";
import { Problems } from "./problems.tsx";
import styles from "./vehicle-form.module.css";
import type { VehicleFormData } from "./vehicle-form-view.ts";
import { textOf } from "./visit-text.ts";

/** Room for blanks between groups of characters. */
const maxVinInput = 30;

/**
 * Form for the vehicle: its VIN, or year, make and model. Without `autocomplete="off"`, so that the browser shows the
 * typed values when the owner comes back.
 */
export function VehicleForm({ data }: { data: VehicleFormData }) {
  const t = textOf(data.labels);
  return (
    <>
      <Problems problems={data.problems} />
      <form method="post" action={data.action} noValidate data-document className={styles.form}>
        {data.offer !== null && <input type="hidden" name="offer" value={data.offer} />}
        {data.store !== null && <input type="hidden" name="store" value={data.store} />}
        <Field
          {...fieldProps(data, "vin")}
          label={t("vehicle.vin")}
          help={t("vehicle.vin.help")}
          maxLength={maxVinInput}
          autoCapitalize="characters"
          spellCheck={false}
          className={styles.vin}
        />
        {data.otherVin !== null && (
          <label className={styles.keep}>
            <input type="checkbox" name={keepVinField} value={data.otherVin} />
            {t("vehicle.vin.keep")}
          </label>
        )}
        <CarFields data={data} />
        <div>
          <Button type="submit" size="large">
            {t("vehicle.next")}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Year, make and model, and the miles. The trim is shown if a VIN determines it. */
function CarFields({ data }: { data: VehicleFormData }) {
  const t = textOf(data.labels);
  const text = (name: "make" | "model" | "trim") => ({
    ...fieldProps(data, name),
    label: t(`vehicle.${name}`),
    maxLength: 80,
  });
  return (
    <fieldset className={styles.car}>
      <legend>{t("vehicle.or")}</legend>
      <SelectField
        {...fieldProps(data, "modelYear")}
        label={t("vehicle.modelYear")}
        options={yearsOf(data)}
        placeholder={t("vehicle.choose")}
      />
      <MakeAndModel make={text("make")} model={text("model")} models={data.models} />
      {(data.fields["trim"] ?? "") !== "" && <Field {...text("trim")} />}
      <Field
        {...fieldProps(data, "mileage")}
        label={t("vehicle.mileage")}
        help={t("vehicle.mileage.help")}
        inputMode="numeric"
        maxLength={20}
      />
    </fieldset>
  );
}

/** The years, with one that was typed elsewhere and is none of them, so that it can be corrected. */
function yearsOf({ years: { newest, oldest }, fields }: VehicleFormData) {
  const listed = Array.from({ length: newest - oldest + 1 }, (_, count) => String(newest - count));
  const { modelYear = "" } = fields;
  const all = modelYear === "" || listed.includes(modelYear) ? listed : [modelYear, ...listed];
  return all.map((year) => ({ value: year, label: year }));
}
