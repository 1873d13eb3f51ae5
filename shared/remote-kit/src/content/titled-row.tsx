import { classNames } from "@forecourt/ui/class-names";
import { type ReactNode, useId } from "react";
import styles from "./titled-row.module.css";

interface TitledRowProps {
  /** The id that links refer to. */
  id?: string;
  title: string;
  level?: 2 | 3;
  /** The title has the size of the text. */
  quiet?: boolean;
  /** The language of its text, where that is not the one of the page. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A section with its title at the left on wide screens; a line separates adjacent sections. */
export function TitledRow({ id, title, level = 2, quiet = false, lang, children }: TitledRowProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} lang={lang} aria-labelledby={heading} className={styles.row}>
      <Heading id={heading} className={classNames(quiet && styles.quiet)}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
