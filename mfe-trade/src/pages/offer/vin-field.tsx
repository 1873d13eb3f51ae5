import { withoutVinField } from "@forecourt/contracts/areas/trade/trade-paths";
import { Field } from "@forecourt/ui/forms/field";
import styles from "./offer-form.module.css";
import type { VinFieldData } from "./offer-form-data.ts";

/** Room for blanks between groups of characters. */
const maxVinInput = 30;

/** Asks for the VIN, which is optional. */
export function VinField({ id, vin }: { id: string; vin: VinFieldData }) {
  const field = (
    <Field
      id={id}
      name="vin"
      label={vin.label}
      help={vin.help}
      defaultValue={vin.value}
      error={vin.error ?? undefined}
      maxLength={maxVinInput}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className={styles.wide}
    />
  );
  if (vin.error === null) return field;
  return (
    <>
      {field}
      <label className={`${styles.option} ${styles.wide}`}>
        <input type="checkbox" name={withoutVinField} value="yes" />
        {vin.without}
      </label>
    </>
  );
}
