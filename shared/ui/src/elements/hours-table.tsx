import type { ReactNode } from "react";
import styles from "./hours-table.module.css";
import type { HoursRow } from "./open-hours.ts";

/** Opening hours of one department; `rows` come from `hoursRows`. */
export function HoursTable({ caption, rows }: { caption: ReactNode; rows: readonly HoursRow[] }) {
  return (
    <table className={styles.hours}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ days, hours, on }) => (
          <tr key={days} data-on={on}>
            <th scope="row" className={styles.days}>
              {days}
            </th>
            <td className={styles.times}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
