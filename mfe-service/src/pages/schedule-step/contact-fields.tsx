import { maxVisitText, visitAnchors } from "@forecourt/contracts/areas/service/visit-paths";
import { Field, FieldError } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { TextArea } from "@forecourt/ui/forms/text-area";
import { fieldProps } from "../../parts/visit/form-fields.ts";
import { textOf } from "../../parts/visit/visit-text.ts";
import styles from "./contact-form.module.css";
import type { ContactData } from "./step-data.ts";

interface ContactFieldsProps {
  data: ContactData;
  /** Texts by field. */
  faults: Readonly<Record<string, string>>;
}

/** Whose vehicle it is, notes, and whether texts are welcome. The style sheet shows the fields of a business. */
export function ContactFields({ data: { labels, form, seen, texts }, faults }: ContactFieldsProps) {
  const t = textOf(labels);
  const { fields } = form;
  const usage = fields["usage"] === "business" ? "business" : "personal";
  const state = { fields, faults };
  const id = fieldId(visitAnchors.problems, "texts");
  return (
    <div className={styles.more}>
      <fieldset className={styles.usage}>
        <legend>{t("contact.usage")}</legend>
        {(["personal", "business"] as const).map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="usage" value={value} defaultChecked={value === usage} />
            {t(`contact.usage.${value}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.business}>
        <Field
          {...fieldProps(state, "businessName")}
          label={t("contact.businessName")}
          autoComplete="organization"
          maxLength={maxVisitText.line}
        />
        <Field
          {...fieldProps(state, "contactTitle")}
          label={t("contact.contactTitle")}
          autoComplete="organization-title"
          maxLength={maxVisitText.line}
        />
      </div>
      <TextArea
        {...fieldProps(state, "notes")}
        label={t("contact.notes")}
        rows={2}
        maxLength={maxVisitText.notes}
      />
      <input type="hidden" name="seen" value={seen} />
      {texts !== null && (
        <div>
          <label className={styles.texts}>
            <input
              id={id}
              type="checkbox"
              name="texts"
              value="1"
              defaultChecked={(fields["texts"] ?? "") !== ""}
              aria-describedby={faults["texts"] ? `${id}-error` : undefined}
            />
            {texts}
          </label>
          <FieldError id={`${id}-error`}>{faults["texts"]}</FieldError>
        </div>
      )}
    </div>
  );
}
