import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Reports a slider that was moved before hydration. Hydration keeps its position but fires no event, so the
 * page would calculate and send the rendered value. Uncontrolled fields (`defaultValue`) do not need this.
 */
export function useChangeBeforeHydration(
  value: number,
  onMoved: (value: number) => void,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== renderedValue(input, value)) onMoved(input.valueAsNumber);
  });
  // In a layout effect, because the next render would reset the slider.
  useLayoutEffect(() => {
    if (ref.current) take(ref.current);
  }, []);
  return ref;
}

/** The value of an untouched slider: browsers clamp it to a step between min and max. */
function renderedValue({ type, min, max, step }: HTMLInputElement, value: number): string {
  const untouched = Object.assign(document.createElement("input"), { type, min, max, step });
  untouched.value = String(value);
  return untouched.value;
}
