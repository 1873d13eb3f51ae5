import { Field } from "@forecourt/ui/forms/field";
import { PhoneField } from "@forecourt/ui/forms/phone-field";
import { optional, textOf } from "../../../parts/application/application-text.ts";
import { BirthDateField } from "../../../parts/form/birth-date-field.tsx";
import styles from "../application-step-page.module.css";
import type { StepData } from "../step-data.ts";
import { autofill, fieldProps } from "./field-props.ts";
import { SsnField } from "./ssn-field.tsx";
import { useKnownContact } from "./use-known-contact.ts";

/**
 * Fields for the applicant. The Social Security number leaves the service masked, and is replaced only when it is typed
 * again.
 */
export function AboutFields({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  const known = useKnownContact(data);
  const at = (path: string) => fieldProps(data, path);
  return (
    <div className={styles.fields}>
      <Field
        {...at("firstName")}
        {...(known.firstName && { defaultValue: known.firstName })}
        label={t("label.firstName")}
        required
        maxLength={60}
        autoComplete={autofill(data, "given-name")}
      />
      <Field
        {...at("middleName")}
        label={optional(t, "label.middleName")}
        maxLength={60}
        autoComplete={autofill(data, "additional-name")}
      />
      <Field
        {...at("lastName")}
        {...(known.lastName && { defaultValue: known.lastName })}
        label={t("label.lastName")}
        required
        maxLength={60}
        autoComplete={autofill(data, "family-name")}
      />
      <Field
        {...at("suffix")}
        label={optional(t, "label.suffix")}
        help={t("help.suffix")}
        maxLength={10}
        autoComplete={autofill(data, "honorific-suffix")}
      />
      <Identity data={data} />
    </div>
  );
}

function Identity({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  const known = useKnownContact(data);
  const at = (path: string) => fieldProps(data, path);
  const { defaultValue: phone, ...phoneProps } = at("phone");
  return (
    <>
      <Field
        {...at("email")}
        {...(known.email && { defaultValue: known.email })}
        label={t("label.email")}
        required
        type="email"
        inputMode="email"
        maxLength={200}
        className={styles.wide}
        autoComplete={autofill(data, "email")}
      />
      <PhoneField
        {...phoneProps}
        label={t("label.phone")}
        required
        mask={data.phoneMask}
        typedValue={known.phone ? undefined : phone}
        {...(known.phone && { defaultValue: known.phone })}
        autoComplete={autofill(data, "tel")}
      />
      <BirthDateField
        {...at("dateOfBirth")}
        label={t("label.dateOfBirth")}
        help={t("help.dateOfBirth")}
        required
        maxLength={10}
      />
      <SsnField data={data} />
    </>
  );
}
