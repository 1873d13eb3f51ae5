import { useEffect, useRef } from "react";

/**
 * Closes an open pop-up that is not modal by Escape while the focus is elsewhere on the page. Another dialog, or a menu
 * that has used the key, keeps it.
 */
export function useEscapeElsewhere(isListening: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isListening) return;
    const close = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, isComposing } = event;
      if (key !== "Escape" || defaultPrevented || isComposing) return;
      if (target instanceof Element && target.closest("dialog")) return;
      latest.current();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isListening]);
}
