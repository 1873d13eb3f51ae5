import { PageWidth } from "@forecourt/ui/layout/section";
import type { ComponentProps, ReactNode } from "react";
import { partAttribute } from "../page-part.ts";
import styles from "./draft-page.module.css";
import { StepBar } from "./step-bar.tsx";

interface DraftPageProps {
  /** Name of the lazy part of the page that is not needed. */
  otherPart?: string;
  children: ReactNode;
}

/**
 * A page of a draft. Each is loaded as a document: what was typed changes with every page, and none is shown from
 * the history.
 */
export function DraftPage({ otherPart, children }: DraftPageProps) {
  return (
    <PageWidth>
      <div data-document className={styles.page} {...{ [partAttribute]: otherPart }}>
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

interface DraftProgressProps extends ComponentProps<typeof StepBar> {
  /** "Step 2 of 5" */
  children: ReactNode;
}

/** Progress of a draft, in words and as a bar. */
export function DraftProgress({ children, ...bar }: DraftProgressProps) {
  return (
    <>
      <div className={styles.progress}>{children}</div>
      <StepBar {...bar} />
    </>
  );
}
