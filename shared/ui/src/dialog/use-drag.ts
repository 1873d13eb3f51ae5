import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { clampToViewport, type DragPosition, nextCorner } from "./drag-position.ts";

/** CSS pixels that an arrow key moves a box by; ten times as many with Shift. */
const stepPx = 10;

const arrows: Readonly<Record<string, DragPosition>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

/**
 * Moves the fixed box of `ref` within the window: by dragging `handle`, or without dragging by the
 * button `mover`, where arrow keys move the box and a press sends it to the next corner. A script
 * sets the position as `inset`, so the markup has no inline style.
 */
export function useDrag(ref: RefObject<HTMLElement | null>) {
  const held = useRef<DragPosition | null>(null);
  const { moveTo, moveBy } = useRestoredPosition(ref);
  const release = () => {
    held.current = null;
  };
  return {
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { target, button, clientX, clientY, pointerId } = event;
        const isControl = target instanceof Element && target.closest("button, a, summary, input");
        if (button !== 0 || isControl || !ref.current) return;
        const { left, top } = ref.current.getBoundingClientRect();
        held.current = { x: clientX - left, y: clientY - top };
        event.currentTarget.setPointerCapture(pointerId);
        // Otherwise the text beneath would be selected.
        event.preventDefault();
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (held.current) moveTo({ x: clientX - held.current.x, y: clientY - held.current.y });
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    mover: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = arrows[event.key];
        if (!step) return;
        event.preventDefault();
        const times = event.shiftKey ? 10 : 1;
        moveBy({ x: step.x * times, y: step.y * times });
      },
      onClick() {
        const box = ref.current?.getBoundingClientRect();
        if (box) moveTo(nextCorner({ x: box.left, y: box.top }, box, viewSize()));
      },
    },
  };
}

/** Moves a box, and keeps a moved box visible when the window or the box changes its size. */
function useRestoredPosition(ref: RefObject<HTMLElement | null>) {
  const wanted = useRef<DragPosition | null>(null);
  const stopWatching = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWatching.current?.(), []);
  const show = () => {
    const box = ref.current;
    if (!box || !wanted.current) return;
    const { x, y } = clampToViewport(wanted.current, box.getBoundingClientRect(), viewSize());
    box.style.inset = `${y}px auto auto ${x}px`;
    box.style.margin = "0";
  };
  const moveTo = (to: DragPosition) => {
    const box = ref.current;
    if (!box) return;
    wanted.current = clampToViewport(to, box.getBoundingClientRect(), viewSize());
    show();
    stopWatching.current ??= watchSizes(box, show);
  };
  const moveBy = (step: DragPosition) => {
    const box = ref.current?.getBoundingClientRect();
    if (box) moveTo({ x: box.left + step.x, y: box.top + step.y });
  };
  return { moveTo, moveBy };
}

function watchSizes(box: HTMLElement, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(box);
  window.addEventListener("resize", changed);
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", changed);
  };
}

function viewSize() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}
