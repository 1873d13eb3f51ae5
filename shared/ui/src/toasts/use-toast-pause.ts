import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";

/**
 * Pauses messages while they are hovered or focused, and while the window is hidden. `leave` is
 * called before one is removed and moves the focus on.
 */
export function useToastPause(listRef: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useIsHidden();
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    isPaused: isHovered || hasFocus || isHidden,
    events: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus({ relatedTarget, currentTarget }: FocusEvent) {
        setHasFocus(true);
        if (currentTarget.contains(relatedTarget)) return;
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
    leave(toast: HTMLElement) {
      // Removing a hovered or focused element fires no leave or blur event.
      setIsHovered(false);
      setHasFocus(false);
      if (!toast.contains(document.activeElement)) return;
      const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>("button") ?? [])];
      const next = buttons.find((button) => !toast.contains(button)) ?? cameFrom.current;
      next?.focus({ preventScroll: true });
    },
  };
}

function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const read = () => setIsHidden(document.hidden);
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  return isHidden;
}
