import type { ReactNode } from "react";
import styles from "./fold.module.css";

/** A part of the page that one tap opens; in print it is open. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={isOpen || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
