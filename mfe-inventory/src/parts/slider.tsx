import { afterPaint } from "@forecourt/ui/after-paint";
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useOptimistic,
  useState,
} from "react";
import styles from "./slider.module.css";
import { useChangeBeforeHydration } from "./use-change-before-hydration.ts";

/** Range and step of a slider. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

interface SliderProps {
  /** Name of the query parameter. */
  name: string;
  label: string;
  range: SliderRange;
  value: number;
  /** Formats a value for the label, "$3,000"; `valueText` formats it for screen readers. */
  text(value: number): string;
  valueText(value: number): string;
  help?: string;
  /** Keeps a first value between steps or beyond the range: an offer for a trade-in counts to the dollar. */
  isExact?: boolean;
  /** Labels below its two ends. */
  ends?: readonly [min: string, max: string];
  onChange(value: number): void;
  /** Called after the visitor has released the handle, or has pressed a key. */
  onCommit?: ((value: number) => void) | undefined;
  children?: ReactNode;
}

/** A labeled range input; sent with its form without JavaScript. */
export function Slider(props: SliderProps) {
  const { name, label, range, value, text, valueText, help, ends, onChange, onCommit, children } =
    props;
  const id = useId();
  const { max, step } = useRangeOf(props);
  const ref = useChangeBeforeHydration(value, (moved) => {
    onChange(moved);
    onCommit?.(moved);
  });
  const [shown, setShown] = useOptimistic(value);
  // The handle and its text follow the finger at once, and then what is calculated with the value.
  const move = (to: number) =>
    startTransition(() => {
      setShown(to);
      onChange(to);
    });
  useCommit(ref, onCommit);
  return (
    <div className={styles.term}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value} aria-hidden>
        {text(shown)}
      </span>
      <input
        ref={ref}
        id={id}
        className={styles.range}
        type="range"
        name={name}
        min={range.min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={valueText(shown)}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        // The visitor may move it before hydration, see `useChangeBeforeHydration`.
        suppressHydrationWarning
        onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
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

/** The browser moves the handle to a step within the range, and the form sends that value. */
function useRangeOf({ range: { min, max, step }, value, isExact = false }: SliderProps) {
  const [first] = useState(value);
  if (!isExact) return { max, step };
  return { max: Math.max(max, first), step: (first - min) % step === 0 ? step : 1 };
}

/**
 * React's `onChange` is the browser's `input` event, which a dragged handle fires at each step. A commit changes
 * more than the slider, so that it waits for the next paint.
 */
function useCommit(
  ref: RefObject<HTMLInputElement | null>,
  onCommit: SliderProps["onCommit"],
): void {
  const commit = useEffectEvent((value: number) => onCommit?.(value));
  useEffect(() => {
    const input = ref.current;
    const changed = () => input && afterPaint(() => commit(input.valueAsNumber));
    input?.addEventListener("change", changed);
    return () => input?.removeEventListener("change", changed);
  }, [ref]);
}
