import type { PreApprovalData } from "./pre-approval-data.ts";
import styles from "./terms-table.module.css";

type Table = NonNullable<PreApprovalData["range"]>["table"];

/** What the range means a month at each term. A phone has no room for the last column. */
export function TermsTable({ table }: { table: Table }) {
  const { title, lead, columns, rows } = table;
  return (
    <section aria-labelledby="terms" className={styles.terms}>
      <h2 id="terms">{title}</h2>
      <p>{lead}</p>
      <table className={styles.table} aria-labelledby="terms">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([term = "", ...values]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
