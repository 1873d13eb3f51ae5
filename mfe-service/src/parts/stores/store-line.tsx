import styles from "./store-line.module.css";

export interface StoreLineData {
  text: string;
  /** Link to choose another store; null = there is no other. */
  change: { label: string; href: string } | null;
}

/** At which store the visit is booked. */
export function StoreLine({ line: { text, change } }: { line: StoreLineData }) {
  return (
    <p className={styles.line}>
      <span>{text}</span>
      {change !== null && <a href={change.href}>{change.label}</a>}
    </p>
  );
}
