import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  /**
   * `empty`: no results, or nothing yet; `failed`: a part of the site is unavailable; `sold`: the vehicle is sold.
   * The style sheet draws the icon of each.
   */
  kind: "empty" | "failed" | "sold" | "info" | "warning" | "done";
  title: ReactNode;
  /**
   * Heading level of the title within its page; 1 where the notice is the page, null = no heading.
   */
  level?: 1 | 2 | 3 | null;
  /** Text saying what happened and what to do now. */
  children?: ReactNode;
  /** Buttons and links to continue with. */
  actions?: ReactNode;
  /** An illustration instead of the icon. */
  art?: ReactNode;
  /** Replaces the icon of the kind: the one that the text is about, 28 px wide in a `place`. */
  icon?: ReactNode;
  /** `place` fills the space of the missing content; `line` is above existing content. */
  size?: "place" | "line";
}

/** Reports missing content, a failure, a sale or a success, and how to continue. */
export function Notice({
  kind,
  title,
  level = 2,
  children,
  actions,
  art,
  icon,
  size = "place",
}: NoticeProps) {
  const Heading = level === null ? "p" : (`h${level}` as const);
  return (
    <div className={classNames(styles.notice, styles[size], styles[kind])}>
      {art ?? <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
