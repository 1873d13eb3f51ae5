import { Price } from "@forecourt/ui/vehicle/price";
import styles from "./changed.module.css";
import type { ChangedData } from "./offer-data.ts";

/** Changes since the previous offer: the answers, and each line of the price. */
export function Changed({ changed }: { changed: ChangedData }) {
  const { title, prices, sentences, details, tables } = changed;
  return (
    <section id="changed" className={styles.changed}>
      <h2>{title}</h2>
      {prices.map((price) => (
        <p key={price} className={styles.price}>
          {price}
        </p>
      ))}
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {tables.length > 0 && (
        <details>
          <summary>{details}</summary>
          <div className={styles.tables}>
            {tables.map((table) => (
              <Table key={table.title} table={table} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function Table({ table }: { table: ChangedData["tables"][number] }) {
  const {
    title,
    columns: [line, ...amounts],
    rows,
  } = table;
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
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
  );
}
