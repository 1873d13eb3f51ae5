import { Price } from "@forecourt/ui/vehicle/price";
import styles from "./changed.module.css";
import type { ChangedData } from "./offer-data.ts";

/** What changed since the offer before: the answers, and each line of the price. */
export function Changed({ changed: { title, sentences, tables } }: { changed: ChangedData }) {
  return (
    <section className={styles.changed}>
      <h2>{title}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.tables}>
        {tables.map(({ title: kind, columns: [line, ...amounts], rows }) => (
          <table key={kind} className={styles.table}>
            <caption>{kind}</caption>
            <thead>
              <tr>
                <th scope="col">{line}</th>
                {amounts.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, label, cells, isSum }) => (
                <tr key={id} className={isSum ? styles.sum : undefined}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={amounts[index]} data-label={amounts[index]}>
                      <Price>{cell}</Price>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
