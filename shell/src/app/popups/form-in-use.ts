import { hasTypedInput } from "../has-typed-input.ts";

/** Forms of pop-ups stand in an element with this attribute. */
export const popupAttribute = "data-popup";

/**
 * Watches whether a form of the page is in use: it has the focus in a field, or holds words that were
 * typed and not sent. `changed` is called whenever that may have changed.
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
  // Between two fields nothing has the focus for a moment.
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
