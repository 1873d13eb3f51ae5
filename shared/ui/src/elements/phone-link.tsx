import type { ReactNode } from "react";
import styles from "./phone-link.module.css";

interface PhoneLinkProps {
  /** E.164: `+15735550142`. */
  phone: string;
  /** The number as the dealer writes numbers, or words with it. */
  children: ReactNode;
  /** What it is read out as, where the number alone says too little. */
  label?: string;
  className?: string | undefined;
}

/** A number to call. */
export function PhoneLink({ phone, children, label, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone}`} className={className ?? styles.phone} aria-label={label}>
      {children}
    </a>
  );
}
