import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { Portrait } from "./portrait.tsx";
import type { SummaryRow } from "./summary-view.ts";
import styles from "./visit-summary.module.css";

interface VisitSummaryProps {
  rows: readonly SummaryRow[];
  /** The label of the links that change a row; missing = nothing can be changed. */
  change?: string;
}

/** A visit in rows, each with a link to change it. */
export function VisitSummary({ rows, change }: VisitSummaryProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, lines, note, portrait, change: href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={portrait && styles.person}>
            {portrait && <Portrait {...portrait} />}
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {note !== null && <span className={styles.note}>{note}</span>}
          </dd>
          {href !== null && (
            <dd className={styles.change}>
              <a href={href}>
                {change}
                <VisuallyHidden>: {label}</VisuallyHidden>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
