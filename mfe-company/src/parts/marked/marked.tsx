import type { MarkedText } from "@forecourt/contracts/areas/company/articles";
import styles from "./marked.module.css";

/** A text with the searched words marked. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((run, index) =>
    // A text never changes its order.
    run.marked ? (
      <mark key={index} className={styles.mark}>
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  );
}
