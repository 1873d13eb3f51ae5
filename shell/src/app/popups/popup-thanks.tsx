import { inquiryPath } from "@forecourt/contracts/paths/inquiry-path";
import type { SitePopup } from "@forecourt/contracts/popups";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useEffect, useRef } from "react";
import styles from "./popup-content.module.css";

/** Time for which the thanks are shown, in ms (specification, section 9). */
const thanksMs = 4000;

interface PopupThanksProps {
  thanks: SitePopup["data"]["thankYou"];
  /** The token of the receipt; null = no lead was sent. */
  receipt: string | null;
  onDone(): void;
}

/** Replaces the form after it was sent; calls `onDone` after four seconds. */
export function PopupThanks({ thanks, receipt, onDone }: PopupThanksProps) {
  const t = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    // The focused form was removed.
    title.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => done.current(), thanksMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.thanks}>
      {thanks.image !== null && <img src={thanks.image} alt="" className={styles.image} />}
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {thanks.title ?? t("popup.thankYou")}
      </h3>
      {thanks.description !== null && <p className={styles.description}>{thanks.description}</p>}
      {receipt !== null && (
        <a href={inquiryPath(receipt)} rel="nofollow">
          {t("popup.receipt")}
        </a>
      )}
    </div>
  );
}
