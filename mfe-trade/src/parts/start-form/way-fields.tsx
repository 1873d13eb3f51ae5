import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Field } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { SelectField } from "@forecourt/ui/forms/select-field";
import { textOf } from "../appraisal-text.ts";
import { IdentityFields } from "../identity-fields/identity-fields.tsx";
import styles from "./start-form.module.css";
import type { StartFormData } from "./start-form-data.ts";

interface WayProps {
  data: StartFormData;
}

/** Room for blanks between groups of characters. */
const maxVinInput = 30;

/** The VIN as typed. Capitals are the service's work: one that changes what is typed moves the cursor. */
export function VinField({ data }: WayProps) {
  const t = textOf(data.labels);
  return (
    <Field
      {...fieldProps(data, "vin")}
      label={t("start.vin")}
      help={t("start.vin.help")}
      maxLength={maxVinInput}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className={styles.vin}
    />
  );
}

/** The license plate with its state. */
export function PlateFields({ data }: WayProps) {
  const t = textOf(data.labels);
  return (
    <div className={styles.pair}>
      <Field
        {...fieldProps(data, "licensePlate")}
        label={t("start.plate")}
        maxLength={10}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.vin}
      />
      <SelectField
        {...fieldProps(data, "state")}
        defaultValue={data.state}
        label={t("start.state")}
        options={data.states}
        placeholder={t("choose")}
        autoComplete="off"
      />
    </div>
  );
}

/** Year, make and model. The trim is chosen on the next page, where it is known which ones there are. */
export function CarWayFields({ data }: WayProps) {
  return <IdentityFields {...data} only="name" />;
}

function fieldProps({ fields, faults }: StartFormData, name: string) {
  return {
    id: fieldId(formAnchors.problems, name),
    name,
    defaultValue: fields[name] ?? "",
    error: faults[name],
  };
}
