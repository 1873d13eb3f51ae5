import ArrowRight from "lucide-react/icons/arrow-right";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import styles from "./personal-panel.module.css";
import type { PersonalPanelData } from "./personal-price-data.ts";

interface PersonalPanelProps {
  data: PersonalPanelData;
  /** The unlocked price. */
  children: ReactNode;
}

/** The price on the visitor's terms; while it is locked, the link to unlock it and the progress. */
export function PersonalPanel({ data, children }: PersonalPanelProps) {
  const { title, action } = data;
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>
        {data.isLocked && <Lock aria-hidden size={18} className={styles.lock} />}
        {title}
      </h2>
      {data.isLocked ? <p className={styles.progress}>{data.progress}</p> : children}
      <a href={action.href} rel="nofollow" className={styles.action}>
        {action.label}
        <ArrowRight aria-hidden size={16} />
      </a>
    </section>
  );
}
