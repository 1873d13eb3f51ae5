import { type RefObject, useEffect } from "react";
import { applySectionId } from "./application-form-data.ts";

/**
 * Moves the focus to the heading of the form when a link leads to it, so that it does not stay among the positions.
 * @param position the one in the form; another one is another link
 */
export function useApplyFocus(heading: RefObject<HTMLElement | null>, position: string): void {
  useEffect(() => {
    const focus = () => {
      if (location.hash === `#${applySectionId}`) heading.current?.focus({ preventScroll: true });
    };
    focus();
    addEventListener("hashchange", focus);
    return () => removeEventListener("hashchange", focus);
  }, [heading, position]);
}
