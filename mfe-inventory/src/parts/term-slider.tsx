import { type ReactNode, useId } from "react";
import styles from "./term-slider.module.css";
import { useMovedEarly } from "./use-moved-early.ts";
import type { TermControl } from "./vehicle-payment.ts";

interface TermSliderProps {
  /** Of the query parameter. */
  name: string;
  label: string;
  control: TermControl;
  value: number;
  /** The value as it stands beside the label, "$3,000", and as it is read out. */
  text: string;
  spoken: string;
  help?: string;
  /** What its two ends stand for, below them. */
  ends?: readonly [least: string, most: string];
  onChange(value: number): void;
  children?: ReactNode;
}

/** One term of a payment, chosen with finger or keyboard; sent with its form without JavaScript. */
export function TermSlider(props: TermSliderProps) {
  const { name, label, control, value, text, spoken, help, ends, onChange, children } = props;
  const id = useId();
  const ref = useMovedEarly(value, onChange);
  return (
    <div className={styles.term}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value} aria-hidden>
        {text}
      </span>
      <input
        ref={ref}
        id={id}
        className={styles.range}
        type="range"
        name={name}
        min={control.min}
        max={control.max}
        step={control.step}
        value={value}
        aria-valuetext={spoken}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        // The visitor may move it before the script has come; it is heard of above.
        suppressHydrationWarning
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      {ends && (
        <p className={styles.ends} aria-hidden>
          <span>{ends[0]}</span> <span>{ends[1]}</span>
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
    </div>
  );
}
