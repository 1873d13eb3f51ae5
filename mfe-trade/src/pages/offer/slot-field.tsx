import { FieldError } from "@forecourt/ui/forms/field";
import { useId } from "react";
import type { SlotData } from "./offer-data.ts";
import styles from "./offer-form.module.css";

/** All times in one list, so that it works without a script and nothing typed is left. */
export function SlotField({
  id,
  slot,
  error,
}: {
  id: string;
  slot: SlotData;
  error: string | null;
}) {
  const errorId = useId();
  return (
    <div className={styles.wide}>
      <label htmlFor={id} className={styles.label}>
        {slot.label}
      </label>
      <select
        id={id}
        name="slot"
        defaultValue={slot.value}
        className={styles.times}
        aria-describedby={error === null ? undefined : errorId}
        aria-invalid={error === null ? undefined : true}
      >
        <option value="">{slot.none}</option>
        {slot.days.map(({ label, times }) => (
          <optgroup key={label} label={label}>
            {times.map((time) => (
              <option key={time.value} value={time.value}>
                {time.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldError id={errorId}>{error ?? undefined}</FieldError>
    </div>
  );
}
