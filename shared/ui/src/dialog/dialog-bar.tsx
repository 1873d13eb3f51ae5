import Maximize2 from "lucide-react/icons/maximize-2";
import Minimize2 from "lucide-react/icons/minimize-2";
import Move from "lucide-react/icons/move";
import X from "lucide-react/icons/x";
import { type ComponentProps, type ReactNode, type RefObject, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./dialog.module.css";
import type { useDrag } from "./use-drag.ts";

export interface DialogLabels {
  close: string;
  maximize: string;
  restore: string;
  move: string;
  /** Accessible description of the "Move" button. */
  moveHelp: string;
}

interface DialogBarProps {
  id: string;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  labels: DialogLabels;
  drag: ReturnType<typeof useDrag>;
  isMaximized: boolean;
  onMaximize(): void;
  onClose(): void;
  closing: ReactNode;
}

/**
 * The title bar of a dialog, which it is dragged by, with buttons for everything that a pointer can
 * do.
 */
export function DialogBar({ id, heading, labels, drag, isMaximized, ...props }: DialogBarProps) {
  const helpId = useId();
  const SizeIcon = isMaximized ? Minimize2 : Maximize2;
  return (
    <div {...drag.handle} className={classNames(styles.bar, !isMaximized && styles.handle)}>
      <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {props.title}
      </h2>
      {!isMaximized && (
        <BarButton
          {...drag.mover}
          className={styles.move}
          aria-label={labels.move}
          aria-describedby={helpId}
        >
          <Move aria-hidden size={18} />
        </BarButton>
      )}
      <span id={helpId} hidden>
        {labels.moveHelp}
      </span>
      <BarButton
        aria-label={isMaximized ? labels.restore : labels.maximize}
        onClick={props.onMaximize}
      >
        <SizeIcon aria-hidden size={18} />
      </BarButton>
      {props.closing ?? (
        <BarButton aria-label={labels.close} onClick={props.onClose}>
          <X aria-hidden size={20} />
        </BarButton>
      )}
    </div>
  );
}

function BarButton({ className, ...button }: ComponentProps<"button">) {
  return <button type="button" {...button} className={classNames(styles.button, className)} />;
}
