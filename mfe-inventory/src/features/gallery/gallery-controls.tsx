import { useTexts } from "@forecourt/remote-kit/site-context";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import styles from "./gallery-controls.module.css";

interface GalleryControlsProps {
  /** Index of the picture on stage. */
  shown: number;
  /** "Picture 3 of 12", of every picture. */
  positions: readonly string[];
  show: (index: number) => void;
}

/** Buttons for the previous and next photo; without JavaScript the row is scrolled. */
export function GalleryControls({ shown, positions, show }: GalleryControlsProps) {
  const t = useTexts();
  return (
    <div className={styles.controls}>
      <ArrowButton
        label={t("vehicle.gallery.previous")}
        off={shown === 0}
        onClick={() => show(shown - 1)}
      >
        <ChevronLeft size={22} />
      </ArrowButton>
      <p className={styles.position} aria-live="polite">
        {positions[shown]}
      </p>
      <ArrowButton
        label={t("vehicle.gallery.next")}
        off={shown === positions.length - 1}
        onClick={() => show(shown + 1)}
      >
        <ChevronRight size={22} />
      </ArrowButton>
    </div>
  );
}

interface ArrowButtonProps {
  label: string;
  /** Disabled at the end by ARIA, so that the button keeps the focus. */
  off: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ArrowButton({ label, off, onClick, children }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
    >
      {children}
    </button>
  );
}
