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

/** Filter panel of 280 px beside the results, sort menu on the right; stacked on a phone. */
export function SearchLayout({ rail, count, filter, sort, children }: SearchLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.rail}>
        {rail}
        <div className={styles.more} />
      </div>
      <div className={styles.results}>
        <div className={styles.bar}>
          {/* Announces the new number when a filter changes it. */}
          <output className={styles.count}>{count}</output>
          {filter}
          {sort}
        </div>
        {children}
      </div>
    </div>
  );
}
