import { hoursField } from "@forecourt/domain/financing/pre-approval-hours";
import { Field } from "@forecourt/ui/forms/field";
import { SelectField } from "@forecourt/ui/forms/select-field";
import styles from "../form/form.module.css";
import { MoneyField } from "../form/money-field.tsx";
import { type FieldsProps, fieldProps } from "./field-props.ts";

/** Housing and income. The style sheet shows the hours of a week with pay by the hour alone. */
export function MoneyFields(props: FieldsProps) {
  const { form, typed } = props;
  const period = typed["incomePeriod"] ?? "monthly";
  return (
    <fieldset className={styles.part}>
      <legend>{form.parts.money}</legend>
      <SelectField
        {...fieldProps(props, "housing")}
        options={form.housing}
        placeholder={form.choose}
      />
      <MoneyField {...fieldProps(props, "monthlyHousing")} help={form.help.monthlyHousing} />
      <MoneyField {...fieldProps(props, "income")} help={form.help.income} />
      <SelectField
        {...fieldProps(props, "incomePeriod")}
        defaultValue={period}
        options={form.periods}
      />
      <Field
        {...fieldProps(props, hoursField)}
        className={styles.hours}
        help={form.help.hoursPerWeek}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required={false}
      />
    </fieldset>
  );
}
