import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./pagination.module.css";

export interface PageLink {
  page: number;
  href: string;
  current: boolean;
}

interface PaginationProps {
  /** Ascending; see `pageWindow`. A jump is drawn as a gap. */
  numbers: readonly PageLink[];
  /** Null at the ends. */
  previous: string | null;
  next: string | null;
  /** Adds `rel="nofollow"`, so that crawlers do not walk the pages. */
  nofollow?: boolean;
  labels: {
    /** Name of the landmark: "Pages of results". */
    label: string;
    previous: string;
    next: string;
    /** Accessible name of a number: "Page 3". */
    page: (page: number) => string;
    /** "Page 3 of 12", shown on a phone. */
    position: string;
  };
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pagination({ numbers, previous, next, nofollow = false, labels }: PaginationProps) {
  if (numbers.length < 2) return null;
  const rel = nofollow ? "nofollow" : undefined;
  return (
    <nav aria-label={labels.label} className={styles.nav}>
      <Step rel={classNames("prev", rel)} href={previous}>
        <ChevronLeft size={18} />
        {labels.previous}
      </Step>
      <p className={styles.position}>{labels.position}</p>
      <ol className={styles.pages}>
        {numbers.map(({ page, href, current }, index) => (
          <Fragment key={page}>
            {index > 0 && page - (numbers[index - 1]?.page ?? 0) > 1 && (
              <li className={styles.gap} aria-hidden>
                …
              </li>
            )}
            <li>
              <a
                href={href}
                rel={rel}
                className={classNames(styles.page, current && styles.current)}
                aria-label={labels.page(page)}
                aria-current={current ? "page" : undefined}
              >
                {page}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      <Step rel={classNames("next", rel)} href={next}>
        {labels.next}
        <ChevronRight size={18} />
      </Step>
    </nav>
  );
}

/** At an end the step keeps its space, so that the other one does not move. */
function Step({ href, rel, children }: { href: string | null; rel: string; children: ReactNode }) {
  if (href === null) {
    return (
      <span className={classNames(styles.step, styles.off)} aria-hidden>
        {children}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} className={styles.step}>
      {children}
    </a>
  );
}
