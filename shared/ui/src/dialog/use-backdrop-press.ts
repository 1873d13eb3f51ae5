import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Reports presses on a modal dialog's backdrop, whose target is the dialog itself. A press that
 * began inside, as when text is selected, does not count.
 */
export function useBackdropPress(pressed: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      beganOutside.current = target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && beganOutside.current) pressed();
      beganOutside.current = false;
    },
  };
}
