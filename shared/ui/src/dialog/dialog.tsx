import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./dialog.module.css";
import { DialogBar, type DialogLabels } from "./dialog-bar.tsx";
import { useBackdropPress } from "./use-backdrop-press.ts";
import { useDrag } from "./use-drag.ts";
import { useShownDialog } from "./use-shown-dialog.ts";

/** Position at which a dialog opens; on a phone always at the lower edge, over the whole width. */
export type DialogPosition =
  | "center"
  | "top"
  | "bottom"
  | "left"
  | "right"
  | "topleft"
  | "topright"
  | "bottomleft"
  | "bottomright";

interface DialogProps {
  title: string;
  labels: DialogLabels;
  isOpen: boolean;
  /** Called when the visitor closes it: by Escape, the icon or the backdrop. */
  onClose(): void;
  /** Makes the rest of the page inert. Default: true. */
  modal?: boolean;
  position?: DialogPosition;
  /** A press on the backdrop closes a modal dialog. */
  closesOutside?: boolean;
  /** False where it opens by itself, so that a visitor who is typing keeps the focus. */
  takesFocus?: boolean;
  /** Replaces the close icon. */
  closing?: ReactNode;
  /**
   * Rendered from the first opening on; stays in the document when closed, so that typed text is
   * kept.
   */
  children: ReactNode;
}

/**
 * A dialog that can be dragged by its title and maximized, with buttons for both. It needs a
 * script; before the first opening there is only an empty element.
 */
export function Dialog({
  isOpen,
  onClose,
  modal = true,
  position = "center",
  ...props
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaximized, setIsMaximized] = useState(false);
  const wasOpened = useEver(isOpen);
  const drag = useDrag(dialog);
  const focus = (props.takesFocus ?? true) ? heading : null;
  useShownDialog({ dialog, isOpen, isModal: modal, focus });
  const backdrop = useBackdropPress(() => {
    if (modal && props.closesOutside) onClose();
  });
  return (
    <dialog
      {...backdrop}
      {...closingEvents(onClose)}
      ref={dialog}
      className={classNames(styles.dialog, styles[position], isMaximized && styles.maximized)}
      aria-labelledby={id}
    >
      {wasOpened && (
        <>
          <DialogBar
            id={id}
            title={props.title}
            heading={heading}
            labels={props.labels}
            drag={drag}
            isMaximized={isMaximized}
            onMaximize={() => setIsMaximized(!isMaximized)}
            onClose={onClose}
            closing={props.closing}
          />
          <div className={styles.content}>{props.children}</div>
        </>
      )}
    </dialog>
  );
}

/** True once `now` has been true. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

/** Escape, and its equivalent on phones. Ignores Escape that an element inside has handled. */
function closingEvents(onClose: () => void) {
  return {
    onCancel(event: { target: unknown; currentTarget: unknown; preventDefault(): void }) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      const { key, target, currentTarget } = event;
      if (key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (target instanceof Element && target.closest("dialog") !== currentTarget) return;
      event.preventDefault();
      onClose();
    },
  };
}
