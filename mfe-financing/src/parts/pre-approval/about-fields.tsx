import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { Field } from "@forecourt/ui/forms/field";
import { PhoneField } from "@forecourt/ui/forms/phone-field";
import { BirthDateField } from "../form/birth-date-field.tsx";
import styles from "../form/form.module.css";
import { type FieldsProps, fieldProps } from "./field-props.ts";

/** Fields for the applicant, filled in from the visitor's profile. */
export function AboutFields(props: FieldsProps) {
  const known = useVisitor();
  const { phoneMasks } = useSite();
  const { form } = props;
  const { defaultValue: typedZip, ...zip } = fieldProps(props, "zip");
  const { defaultValue: typedPhone, ...phone } = fieldProps(props, "phone");
  const filledIn = (name: "firstName" | "lastName" | "email") => {
    const field = fieldProps(props, name);
    return { ...field, defaultValue: field.defaultValue ?? known[name] };
  };
  return (
    <fieldset className={styles.part}>
      <legend>{form.parts.about}</legend>
      <Field {...filledIn("firstName")} autoComplete="given-name" />
      <Field {...filledIn("lastName")} autoComplete="family-name" />
      <Field {...filledIn("email")} className={styles.wide} type="email" autoComplete="email" />
      <PhoneField
        {...phone}
        className={styles.wideOnPhone}
        mask={phoneMasks.input}
        typedValue={typedPhone}
        defaultValue={known.phone}
      />
      <BirthDateField {...fieldProps(props, "dateOfBirth")} className={styles.wideOnPhone} />
      <Field
        {...fieldProps(props, "street")}
        className={styles.long}
        autoComplete="street-address"
      />
      <Field
        {...zip}
        defaultValue={typedZip ?? form.zip ?? zipOfAddress(known.locationAddress) ?? undefined}
        className={styles.short}
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </fieldset>
  );
}
