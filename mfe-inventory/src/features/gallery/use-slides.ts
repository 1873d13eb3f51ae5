import { type KeyboardEvent, startTransition, type UIEvent, useRef, useState } from "react";

/**
 * A scrolling row of `count` slides. Spread `track` on the scrolling element. Browsers load a lazy image only
 * inside the visible part, so `isNear` is true for the neighbors once the visitor touches the row.
 */
export function useSlides<E extends HTMLElement>(count: number, first = 0) {
  const ref = useRef<E>(null);
  const [shown, setShown] = useState(first);
  const [turning, setTurning] = useState(false);
  // All slides render again, which must not delay the answer to the touch.
  const begin = () => startTransition(() => setTurning(true));
  const isNear = (index: number) => turning && Math.abs(index - shown) <= 1;
  const show = (index: number, behavior: ScrollBehavior = "smooth") => {
    const left = Math.min(Math.max(index, 0), count - 1) * (ref.current?.clientWidth ?? 0);
    ref.current?.scrollTo({ left, behavior });
  };
  const track = {
    ref,
    onPointerEnter: begin,
    onFocus: begin,
    onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<E>) {
      begin();
      setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)));
    },
    onKeyDown(event: KeyboardEvent) {
      const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: count - 1 }[
        event.key
      ];
      if (next === undefined) return;
      event.preventDefault();
      show(next);
    },
  };
  return { shown, show, isNear, track };
}
