import { type MouseEvent, useEffect, useRef, useState } from "react";

/** The point of a picture that stays in view when it is enlarged, as shares of its size. */
interface Focus {
  x: number;
  y: number;
}

export type Zoom = ReturnType<typeof useZoom>;

/**
 * Enlarges the picture of slide `shown` inside an element that scrolls: put `ref` on that element. Another
 * slide is always shown whole.
 */
export function useZoom(shown: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<(Focus & { slide: number }) | null>(null);
  const isZoomed = zoomed?.slide === shown;
  useEffect(() => {
    const box = ref.current;
    if (!box || !isZoomed) return;
    box.scrollLeft = box.scrollWidth * zoomed.x - box.clientWidth / 2;
    box.scrollTop = box.scrollHeight * zoomed.y - box.clientHeight / 2;
    box.tabIndex = 0;
    box.focus({ preventScroll: true });
    return () => {
      const hadFocus = document.activeElement === box;
      box.removeAttribute("tabindex");
      // Otherwise the focus would be lost, and with it the keys.
      if (hadFocus) box.closest("dialog")?.focus({ preventScroll: true });
    };
  }, [isZoomed, zoomed]);
  const zoomIn = ({ x, y }: Focus = { x: 0.5, y: 0.5 }) => setZoomed({ x, y, slide: shown });
  const zoomOut = () => setZoomed(null);
  return {
    ref,
    isZoomed,
    zoomIn: () => zoomIn(),
    zoomOut,
    toggle: () => (isZoomed ? zoomOut() : zoomIn()),
    /** A press on the picture enlarges it around the pressed point. */
    press({ nativeEvent: { detail, offsetX, offsetY }, currentTarget }: MouseEvent<HTMLElement>) {
      if (isZoomed) return zoomOut();
      // The Enter key presses no point.
      if (detail === 0) return zoomIn();
      const { clientWidth, clientHeight } = currentTarget;
      zoomIn({ x: offsetX / Math.max(clientWidth, 1), y: offsetY / Math.max(clientHeight, 1) });
    },
  };
}
