import type { ReactNode } from "react";
import styles from "./accordion.module.css";

/**
 * Questions that expand; works without JavaScript, and the browser's search finds collapsed text.
 */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
  title: ReactNode;
  /** Heading level of the title within its page; 3 below a section's heading. */
  level?: 2 | 3 | 4;
  /** Expanded at first. */
  open?: boolean;
  /** An id that links can refer to. */
  id?: string;
  /** The language of its text, where that is not the one of the page. */
  lang?: string | undefined;
  children: ReactNode;
}

/** One question and its answer. */
export function AccordionItem({
  title,
  level = 3,
  open = false,
  id,
  lang,
  children,
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.item} open={open} id={id} lang={lang}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
