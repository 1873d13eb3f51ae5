import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Hears of a slider that was moved before the script came. Hydration leaves it where it is and tells
 * nobody, so it would show one value while the page reckons with, and sends, the one it was drawn with.
 * Fields that keep their value themselves (`defaultValue`) need none of this.
 */
export function useChangeBeforeHydration(
  value: number,
  onMoved: (value: number) => void,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== renderedValue(input, value)) onMoved(input.valueAsNumber);
  });
  // Before anything else is drawn: that would put the slider back.
  useLayoutEffect(() => {
    if (ref.current) take(ref.current);
  }, []);
  return ref;
}

/** Where a slider stands that was not moved: browsers put every value onto a step between its ends. */
function renderedValue({ type, min, max, step }: HTMLInputElement, value: number): string {
  const untouched = Object.assign(document.createElement("input"), { type, min, max, step });
  untouched.value = String(value);
  return untouched.value;
}
