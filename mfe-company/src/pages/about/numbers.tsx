import { PageWidth } from "@forecourt/ui/layout/section";
import type { AboutData } from "./about-data.ts";
import styles from "./numbers.module.css";

/** Facts that are numbers, in a row. */
export function Numbers({ numbers }: { numbers: NonNullable<AboutData["numbers"]> }) {
  return (
    <PageWidth>
      <ul aria-label={numbers.title} className={styles.numbers}>
        {numbers.list.map(({ value, label, href }) => (
          <li key={label}>
            <strong className={styles.value}>{value}</strong>{" "}
            {href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
