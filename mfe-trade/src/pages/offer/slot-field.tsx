import { FieldError } from "@forecourt/ui/forms/field";
import { useId } from "react";
import type { SlotData } from "./offer-form-data.ts";
import styles from "./slot-field.module.css";

interface SlotFieldProps {
  id: string;
  slot: SlotData;
  error: string | null;
}

/** A day opens to its times. Without a script, too, and nothing typed is left. */
export function SlotField({ id, slot: { label, none, value, days }, error }: SlotFieldProps) {
  const errorId = useId();
  const group = useId();
  const first = none === null ? days[0]?.groups[0]?.times[0]?.value : "";
  const choice = (time: { value: string; label: string }) => (
    <label key={time.value} className={styles.time}>
      <input
        id={time.value === first ? id : undefined}
        type="radio"
        name="slot"
        value={time.value}
        defaultChecked={time.value === value}
      />
      {time.label}
    </label>
  );
  return (
    <fieldset
      className={styles.slot}
      aria-describedby={error === null ? undefined : errorId}
      data-invalid={error === null ? undefined : ""}
    >
      <legend>{label}</legend>
      {none !== null && choice({ value: "", label: none })}
      {days.map((day) => (
        <details key={day.label} name={group} open={day.isOpen || undefined} className={styles.day}>
          <summary>{day.label}</summary>
          {day.groups.map((part) => (
            <fieldset key={part.label} aria-label={`${day.label}, ${part.label}`}>
              <p aria-hidden>{part.label}</p>
              <div className={styles.times}>{part.times.map(choice)}</div>
            </fieldset>
          ))}
        </details>
      ))}
      <FieldError id={errorId}>{error ?? undefined}</FieldError>
    </fieldset>
  );
}
