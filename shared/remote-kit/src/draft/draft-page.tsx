import { PageWidth } from "@forecourt/ui/layout/section";
import type { ReactNode } from "react";
import styles from "./draft-page.module.css";

/**
 * A page of a draft. Each is loaded as a document: what was typed changes with every page, and none is shown from
 * the history.
 */
export function DraftPage({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <div data-document className={styles.page}>
        {children}
      </div>
    </PageWidth>
  );
}

interface DraftHeadProps {
  title: string;
  lead: string | null;
  /** Above the heading. */
  children?: ReactNode;
}

/** The heading of a page of a draft. */
export function DraftHead({ title, lead, children }: DraftHeadProps) {
  return (
    <header className={styles.head}>
      {children}
      <h1>{title}</h1>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
