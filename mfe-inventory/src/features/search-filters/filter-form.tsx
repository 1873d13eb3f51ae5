import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import { Button } from "@forecourt/ui/elements/button";
import { type ChangeEvent, type FocusEvent, useEffect, useRef } from "react";
import { useSaveZip } from "../../parts/use-save-zip.ts";
import type { FilterForm as Form, FormField } from "./filter-data.ts";
import styles from "./filter-form.module.css";

/**
 * A filter that is filled in: a GET form that keeps all other filters. It applies like the other filters,
 * when something is chosen or typed; its button is for browsers without JavaScript.
 */
export function FilterForm({ form, label }: { form: Form; label: string }) {
  const { action, hidden, fields, submit } = form;
  const saveZip = useSaveZip();
  const saveFields = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    const zip = new FormData(currentTarget).get(zipParameter);
    if (typeof zip === "string" && fields.some(({ name }) => name === zipParameter)) saveZip(zip);
  };
  return (
    <form
      action={action}
      className={styles.form}
      aria-label={label}
      onSubmit={saveFields}
      data-keep-scroll
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <Button type="submit" look="secondary" className={styles.submit}>
        {submit}
      </Button>
    </form>
  );
}

/** Five digits, or ZIP+4. */
const zipPattern = "\\d{5}([- ]?\\d{4})?";

function submitChoice({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
  currentTarget.form?.requestSubmit();
}

function submitTypedNumber({ currentTarget }: FocusEvent<HTMLInputElement>) {
  const { form, value, defaultValue } = currentTarget;
  if (value !== defaultValue && form?.checkValidity()) form.requestSubmit();
}

/** Shows the value of the address when it changes. The field stays mounted, so that it keeps the focus. */
function useValueOfAddress<T extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<T>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (field.current && shown.current !== value) field.current.value = value;
    shown.current = value;
  }, [value]);
  return field;
}

function Field({ field: { name, label, value, unit, choices, zipHint } }: { field: FormField }) {
  const id = `filter-${name}`;
  const select = useValueOfAddress<HTMLSelectElement>(value);
  const input = useValueOfAddress<HTMLInputElement>(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {choices ? (
        <select
          ref={select}
          onChange={submitChoice}
          id={id}
          name={name}
          defaultValue={value}
          className={styles.control}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles.amount}>
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          <input
            ref={input}
            onBlur={submitTypedNumber}
            id={id}
            name={name}
            defaultValue={value}
            inputMode="numeric"
            autoComplete={zipHint === undefined ? "off" : "postal-code"}
            maxLength={12}
            {...(zipHint !== undefined && { pattern: zipPattern, title: zipHint })}
            className={styles.control}
          />
        </span>
      )}
    </div>
  );
}
