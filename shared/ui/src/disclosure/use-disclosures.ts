import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { moveFocus } from "./disclosure-keys.ts";

/**
 * Adds to a row of `<details>`: arrow keys, Escape, and closing when the visitor clicks elsewhere,
 * tabs out or follows a link. Spread the result on the element around them.
 */
export function useDisclosures<E extends HTMLElement = HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const target = event.target instanceof Node ? event.target : null;
      for (const details of openIn(ref.current))
        if (!details.contains(target)) details.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);
  return {
    ref,
    onKeyDown(event: KeyboardEvent<E>) {
      if (event.key === "Escape") return closeFocused(event);
      if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<E>) {
      // Without a next element the window itself has lost the focus.
      if (!relatedTarget) return;
      for (const details of openIn(currentTarget))
        if (!details.contains(relatedTarget)) details.open = false;
    },
    onClick({ currentTarget, target }: MouseEvent<E>) {
      if (!(target instanceof Element && target.closest("a[href]"))) return;
      for (const details of openIn(currentTarget)) details.open = false;
    },
  };
}

/** Stops the event, so that a dialog around the disclosures stays open. */
function closeFocused(event: KeyboardEvent<HTMLElement>): void {
  for (const details of openIn(event.currentTarget)) {
    event.preventDefault();
    details.open = false;
    details.querySelector("summary")?.focus();
  }
}

function openIn(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])];
}
