import CircleCheck from "lucide-react/icons/circle-check";
import CloudOff from "lucide-react/icons/cloud-off";
import Info from "lucide-react/icons/info";
import SearchX from "lucide-react/icons/search-x";
import Tag from "lucide-react/icons/tag";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./notice.module.css";

const icons = {
  /** No results, or nothing yet. */
  empty: SearchX,
  /** A part of the site is unavailable. */
  failed: CloudOff,
  /** The vehicle is sold. */
  sold: Tag,
  info: Info,
  warning: TriangleAlert,
  done: CircleCheck,
} as const;

interface NoticeProps {
  kind: keyof typeof icons;
  title: ReactNode;
  /**
   * Heading level of the title within its page; 1 where the notice is the page, null = no heading.
   */
  level?: 1 | 2 | 3 | null;
  /** What happened and what to do now. */
  children?: ReactNode;
  /** Buttons and links to continue with. */
  actions?: ReactNode;
  /** An illustration instead of the icon. */
  art?: ReactNode;
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
  size = "place",
}: NoticeProps) {
  const Icon = icons[kind];
  const Heading = level === null ? "p" : (`h${level}` as const);
  return (
    <div className={classNames(styles.notice, styles[size], styles[kind])}>
      {art ?? (
        <span className={styles.icon}>
          <Icon aria-hidden size={size === "place" ? 28 : 20} strokeWidth={1.75} />
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
