import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Tells of presses on a modal dialog's backdrop, which have the dialog itself as their target. One that
 * began in the dialog, as when text is selected, is none.
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
