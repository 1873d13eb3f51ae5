import type { ReactNode } from "react";
import styles from "./search-layout.module.css";

interface SearchLayoutProps {
  rail: ReactNode;
  /** "128 vehicles". */
  count: ReactNode;
  /** Opens the rail on a phone. */
  filter: ReactNode;
  sort: ReactNode;
  children: ReactNode;
}

/** Filters in a rail of 280 px, results beside it, sort at the right; on a phone one below the other. */
export function SearchLayout({ rail, count, filter, sort, children }: SearchLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.rail}>{rail}</div>
      <div className={styles.results}>
        <div className={styles.bar}>
          <p className={styles.count}>{count}</p>
          {filter}
          {sort}
        </div>
        {children}
      </div>
    </div>
  );
}
