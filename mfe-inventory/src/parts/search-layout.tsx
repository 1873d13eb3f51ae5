import type { ReactNode } from "react";
import styles from "./search-layout.module.css";

interface SearchLayoutProps {
  rail: ReactNode;
  /** Count, filter button and sort, in one row. */
  bar: ReactNode;
  children: ReactNode;
}

/** Filters in a rail of 280 px, results beside it; on a phone the results alone. */
export function SearchLayout({ rail, bar, children }: SearchLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.rail}>{rail}</div>
      <div className={styles.results}>
        <div className={styles.bar}>{bar}</div>
        {children}
      </div>
    </div>
  );
}
