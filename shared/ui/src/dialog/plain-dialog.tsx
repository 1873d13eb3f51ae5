import X from "lucide-react/icons/x";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { classNames } from "../class-names.ts";
import styles from "./plain-dialog.module.css";
import { useBackdropPress } from "./use-backdrop-press.ts";

interface PlainDialogProps {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Accessible name of the close icon. */
  closeLabel: string;
  /** A press outside closes it. */
  closesOutside?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog in the middle that cannot be moved: modal with a script, a popover without. A button
 * with its `id` as `popoverTarget` and with `openPlainDialog` opens it.
 */
export function PlainDialog({ id, ref, title, closeLabel, ...props }: PlainDialogProps) {
  const backdrop = useBackdropPress(() => ref.current?.close());
  return (
    <dialog
      {...(props.closesOutside && backdrop)}
      ref={ref}
      id={id}
      popover="auto"
      className={classNames(styles.dialog, props.className)}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            onClick={(event) => {
              // The browser closes a popover.
              if (!ref.current?.open) return;
              event.preventDefault();
              ref.current.close();
            }}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}

/**
 * Handles a press on its button. A dialog that was opened as a popover, before the script, stays
 * one.
 */
export function openPlainDialog(event: MouseEvent, dialog: HTMLDialogElement | null): void {
  try {
    dialog?.showModal();
    event.preventDefault();
  } catch {
    // It is open as a popover, which the browser closes by the button.
  }
}
