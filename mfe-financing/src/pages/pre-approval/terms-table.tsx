import { type ReactNode, useId } from "react";
import type { TermsTableData } from "./pre-approval-data.ts";
import styles from "./terms-table.module.css";

/** Table of monthly amounts at each term. A phone has no room for a fifth column. */
export function TermsTable({ table, children }: { table: TermsTableData; children?: ReactNode }) {
  const { title, lead, columns, rows } = table;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.terms}>
      <h2 id={id}>{title}</h2>
      {lead.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <table className={styles.table} aria-labelledby={id}>
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
      {children}
    </section>
  );
}
