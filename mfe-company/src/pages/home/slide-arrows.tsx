import { useTexts } from "@forecourt/remote-kit/site-context";
import { PageWidth } from "@forecourt/ui/layout/section";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import styles from "./slide-arrows.module.css";

interface SlideArrowsProps {
  /** Index of the slide in view, and how many there are. */
  shown: number;
  count: number;
  show: (index: number) => void;
}

/** Buttons for the previous and next slide, where the slides are seen with a mouse. */
export function SlideArrows({ shown, count, show }: SlideArrowsProps) {
  const t = useTexts();
  const arrow = (label: string, to: number, icon: ReactNode) => {
    const isOff = to < 0 || to >= count;
    return (
      <button
        type="button"
        className={styles.arrow}
        aria-label={label}
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => show(to)}
      >
        {icon}
      </button>
    );
  };
  return (
    <div className={styles.place}>
      <PageWidth>
        <div className={styles.arrows}>
          {arrow(t("slides.previous"), shown - 1, <ChevronLeft aria-hidden size={22} />)}
          {arrow(t("slides.next"), shown + 1, <ChevronRight aria-hidden size={22} />)}
        </div>
      </PageWidth>
    </div>
  );
}
