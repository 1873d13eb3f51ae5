import { FactList } from "@forecourt/ui/elements/fact-list";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import type { SummaryRow } from "./summary-view.ts";
import styles from "./visit-summary.module.css";

interface VisitSummaryProps {
  rows: readonly SummaryRow[];
  /** The label of the links that change a row; missing = nothing can be changed. */
  change?: string;
}

/** A visit in rows, each with a link to change it. */
export function VisitSummary({ rows, change }: VisitSummaryProps) {
  const facts = rows.map((row) => ({
    label: row.label,
    value: <Value row={row} change={change} />,
    ...(row.note !== null && { note: row.note }),
  }));
  return <FactList facts={facts} columns={1} />;
}

function Value({ row: { label, lines, change: href }, change }: ValueProps) {
  return (
    <span className={styles.value}>
      <span className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {href !== null && (
        <a href={href} className={styles.change}>
          {change}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </a>
      )}
    </span>
  );
}

interface ValueProps {
  row: SummaryRow;
  change: string | undefined;
}
