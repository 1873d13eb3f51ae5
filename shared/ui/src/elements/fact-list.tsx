import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./fact-list.module.css";

export interface Fact {
  label: string;
  value: ReactNode;
  /** The source of the value, or its limits. */
  note?: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Two columns on wide screens. */
  columns?: 1 | 2;
}

/** Facts as pairs of name and value. */
export function FactList({ facts, columns = 2 }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, columns === 2 && styles.two)}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
