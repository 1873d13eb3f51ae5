import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./section.module.css";

/** As wide as a page's content, with the gutter on both sides. */
export function PageWidth({ children }: { children: ReactNode }) {
  return <div className={styles.width}>{children}</div>;
}

interface SectionProps {
  /** The background: the page's, a step off it, or the dealer's tint. */
  tone?: "plain" | "soft" | "brand";
  /** `text` keeps lines to 68 characters. */
  width?: "page" | "text";
  /** Heading of the section, and the id that links refer to. */
  id?: string;
  title?: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A band of a page with the section rhythm of 48, 72 or 96 px; with a title it is a landmark. */
export function Section({
  tone = "plain",
  width = "page",
  id,
  title,
  lead,
  children,
}: SectionProps) {
  const heading = useId();
  return (
    <section
      className={classNames(styles.section, styles[tone])}
      data-tone={tone}
      id={id}
      aria-labelledby={title === undefined ? undefined : heading}
    >
      <div className={styles.width}>
        <div className={classNames(styles.inner, width === "text" && styles.text)}>
          {title !== undefined && (
            <header className={styles.head}>
              <h2 id={heading}>{title}</h2>
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            </header>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
