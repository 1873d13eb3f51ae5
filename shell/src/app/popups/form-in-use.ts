import { hasTypedInput } from "../has-typed-input.ts";

/** Marks the element that contains the pop-ups, whose forms do not count. */
export const popupAttribute = "data-popup";

/**
 * Watches whether a form of the page is in use: a field has the focus, or typed input is unsent.
 * Calls `changed` whenever that may have changed.
 */
export function watchFormUse(changed: () => void): { isInUse(): boolean; stop(): void } {
  const touched = new Set<HTMLFormElement>();
  const touch = ({ target }: Event) => {
    const form = formOf(target);
    if (form) touched.add(form);
    changed();
  };
  const settle = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) touched.delete(target);
    changed();
  };
  // Between `focusout` and `focusin` no element has the focus.
  const leave = () => setTimeout(changed);
  const listeners = [
    ["input", touch],
    ["submit", settle],
    ["reset", settle],
    ["focusin", changed],
    ["focusout", leave],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener);
  return {
    isInUse() {
      for (const form of touched) if (!form.isConnected) touched.delete(form);
      const focused = document.activeElement;
      const isField = focused?.matches("input, select, textarea") ?? false;
      return (isField && formOf(focused) !== null) || [...touched].some(hasTypedInput);
    },
    stop() {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    },
  };
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest("form") : null;
  return form?.closest(`[${popupAttribute}]`) ? null : form;
}
