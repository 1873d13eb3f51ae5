import X from "lucide-react/icons/x";
import { type MouseEvent, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./disclaimer.module.css";
import { useBackdropPress } from "./use-backdrop-press.ts";

interface DisclaimerProps {
  /** On the small button: "Disclaimer". */
  label: string;
  title: string;
  /** HTML that was made safe when the contents were loaded. */
  html: string;
  /** What the button that closes it is read out as. */
  closeLabel: string;
  /** Of the letters: `light` on a dark picture, `dark` on a light one. */
  look?: "light" | "dark";
  /** Corner of the nearest positioned box; the second stands close to the edges. */
  place?: "top-right" | "bottom-right-tight";
}

/** A small button in a corner that opens the fine print; closed by its icon, outside of it or Escape. */
export function Disclaimer(props: DisclaimerProps) {
  const { label, title, html, closeLabel, look = "dark", place = "top-right" } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropPress(() => dialog.current?.close());
  const open = (event: MouseEvent) => {
    // With a script it is a modal dialog; without one the button opens the same as a popover.
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className={classNames(styles.opener, styles[look], styles[place])}
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </button>
      <dialog
        {...backdrop}
        ref={dialog}
        id={id}
        popover="auto"
        className={styles.dialog}
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
              onClick={close}
            >
              <X aria-hidden size={20} />
            </button>
          </div>
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </dialog>
    </>
  );
}
