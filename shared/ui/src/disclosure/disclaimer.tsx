import { useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { openPlainDialog, PlainDialog } from "../dialog/plain-dialog.tsx";
import styles from "./disclaimer.module.css";

interface DisclaimerProps {
  /** Label of the small button: "Disclaimer". */
  label: string;
  title: string;
  /** HTML that was sanitized when the contents were loaded. */
  html: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Text color: `light` on a dark picture, `dark` on a light one. */
  look?: "light" | "dark";
  /** Corner of the nearest positioned box; the second value stays close to the edges. */
  position?: "top-right" | "bottom-right-tight";
}

/**
 * A small button in a corner that opens fine print, which its icon, a press outside or Escape
 * closes.
 */
export function Disclaimer(props: DisclaimerProps) {
  const { label, title, html, closeLabel, look = "dark", position = "top-right" } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.opener, styles[look], styles[position])}
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={(event) => openPlainDialog(event, dialog.current)}
      >
        {label}
      </button>
      <PlainDialog id={id} ref={dialog} title={title} closeLabel={closeLabel} closesOutside>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </PlainDialog>
    </>
  );
}
