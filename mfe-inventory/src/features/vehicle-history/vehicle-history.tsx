import { useTexts } from "@forecourt/remote-kit/site-context";
import { FactList } from "@forecourt/ui/elements/fact-list";
import type { HistoryData } from "./history-data.ts";
import styles from "./vehicle-history.module.css";

/** Owners, accidents, title and use as far as they are known, with a link to the full report. */
export function VehicleHistory({ history }: { history: HistoryData }) {
  const t = useTexts();
  const { facts, unknown, report, ask } = history;
  return (
    <div className={styles.history}>
      {facts.length > 0 && <FactList facts={facts} />}
      {unknown !== null && <p>{unknown}</p>}
      <p className={styles.links}>
        {report && (
          <span>
            <a href={report.href} rel="external noopener">
              {report.label}
            </a>{" "}
            {t("vehicle.historyReport.note")}
          </span>
        )}
        <a href={ask.href}>{ask.label}</a>
      </p>
      {facts.length > 0 && <p className={styles.note}>{t("vehicle.history.note")}</p>}
    </div>
  );
}
