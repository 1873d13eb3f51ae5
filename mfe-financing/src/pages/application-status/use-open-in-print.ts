import { type RefObject, useEffect, useRef } from "react";

/** Opens the folded parts of an element while the page is printed: a copy has all of its text. */
export function useOpenInPrint(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(place.current?.querySelectorAll("details:not([open])") ?? [])].filter(
        (part) => part instanceof HTMLDetailsElement,
      );
      for (const part of opened) part.open = true;
    };
    const close = () => {
      for (const part of opened) part.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
  return place;
}
