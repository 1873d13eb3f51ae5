import type { ReactNode } from "react";
import styles from "./phone-link.module.css";

interface PhoneLinkProps {
  /** E.164: `+15735550142`. */
  phone: string;
  /** Dialed after a pause once the call is answered; null = none. */
  extension?: string | null;
  /** The number in the dealer's format, or a text with it. */
  children: ReactNode;
  /** Accessible name, where the number alone is not enough. */
  label?: string;
  className?: string | undefined;
}

/** A link that calls a number. */
export function PhoneLink({ phone, extension = null, children, label, className }: PhoneLinkProps) {
  // A comma is a pause of the keypad on iOS and Android, which do not read `;ext=` of RFC 3966 alike.
  const dialed = extension === null ? phone : `${phone},${extension}`;
  return (
    <a href={`tel:${dialed}`} className={className ?? styles.phone} aria-label={label}>
      {children}
    </a>
  );
}
