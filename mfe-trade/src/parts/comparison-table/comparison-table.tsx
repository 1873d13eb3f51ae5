// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- Safari takes the roles from table elements that are not displayed as a table
import type { Comparison } from "@forecourt/contracts/areas/trade/contracts";
import styles from "./comparison-table.module.css";

/**
 * Ways side by side; on a phone a card for each row, with the column's name before each cell. The
 * roles are written out for the phone, where the parts of the table are not displayed as a table.
 */
export function ComparisonTable({
  comparison: { title, columns, rows },
}: {
  comparison: Comparison;
}) {
  return (
    <table role="table" aria-label={title} className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <td role="cell" />
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(({ label, cells }) => (
          <tr key={label} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.label}>
              {label}
            </th>
            {columns.map((column, index) => (
              <td key={column} role="cell" className={styles.cell}>
                <span aria-hidden className={styles.inCard}>
                  {column}
                </span>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
