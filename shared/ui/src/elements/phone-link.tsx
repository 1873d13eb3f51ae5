import type { ReactNode } from "react";
import styles from "./phone-link.module.css";

interface PhoneLinkProps {
  /** E.164: `+15735550142`. */
  phone: string;
  /** The number in the dealer's format, or a text with it. */
  children: ReactNode;
  /** Accessible name, where the number alone is not enough. */
  label?: string;
  className?: string | undefined;
}

/** A link that calls a number. */
export function PhoneLink({ phone, children, label, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone}`} className={className ?? styles.phone} aria-label={label}>
      {children}
    </a>
  );
}
