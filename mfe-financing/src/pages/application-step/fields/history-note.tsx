import styles from "../application-step-page.module.css";
import type { StepData } from "../step-data.ts";

/** Sentence on how many of the last 24 months are covered. */
export function HistoryNote({ history }: Pick<StepData, "history">) {
  if (history === null) return null;
  return (
    <p className={styles.history} data-covered={history.isCovered ? "" : undefined}>
      {history.text}
    </p>
  );
}
