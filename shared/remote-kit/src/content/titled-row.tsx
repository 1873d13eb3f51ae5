import { classNames } from "@forecourt/ui/class-names";
import { type ReactNode, useId } from "react";
import styles from "./titled-row.module.css";

interface TitledRowProps {
  /** The place that links lead to. */
  id?: string;
  title: string;
  level?: 2 | 3;
  /** With a title no larger than the text. */
  quiet?: boolean;
  children: ReactNode;
}

/** A part of a page with its title at the left where there is room; several follow each other with a line between. */
export function TitledRow({ id, title, level = 2, quiet = false, children }: TitledRowProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={heading} className={styles.row}>
      <Heading id={heading} className={classNames(quiet && styles.quiet)}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
