import { type KeyboardEvent, type UIEvent, useRef, useState } from "react";

/**
 * A row of `count` slides that is scrolled: which one is seen, and how to go to another. Spread
 * `track` on the element that scrolls.
 */
export function useSlides<E extends HTMLElement>(count: number) {
  const ref = useRef<E>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const left = Math.min(Math.max(index, 0), count - 1) * (ref.current?.clientWidth ?? 0);
    ref.current?.scrollTo({ left, behavior: "smooth" });
  };
  const track = {
    ref,
    onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<E>) {
      setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)));
    },
    onKeyDown(event: KeyboardEvent<E>) {
      const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: count - 1 }[
        event.key
      ];
      if (next === undefined) return;
      event.preventDefault();
      show(next);
    },
  };
  return { shown, show, track };
}
