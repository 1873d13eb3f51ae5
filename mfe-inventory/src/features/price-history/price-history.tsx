import { useTexts } from "@forecourt/remote-kit/site-context";
import { chartSize } from "./price-chart.ts";
import styles from "./price-history.module.css";
import type { PriceHistoryData } from "./price-history-data.ts";

/** The price history as a chart and as a list. */
export function PriceHistory({ history }: { history: PriceHistoryData }) {
  const { chart, summary, entries } = history;
  return (
    <div className={styles.history}>
      {chart && <Chart chart={chart} summary={summary} />}
      <ol className={styles.list}>
        {entries.map(({ date, text }) => (
          <li key={`${date} ${text}`} className={styles.entry}>
            <span className={styles.date}>{date}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Chart({
  chart,
  summary,
}: {
  chart: NonNullable<PriceHistoryData["chart"]>;
  summary: string;
}) {
  const t = useTexts();
  return (
    <figure className={styles.chart}>
      <p className={styles.scale} aria-hidden>
        <span>{t("vehicle.priceHistory.high", { price: chart.high })}</span>
        <span>{t("vehicle.priceHistory.low", { price: chart.low })}</span>
      </p>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <path className={styles.line} d={chart.line} vectorEffect="non-scaling-stroke" />
        <path className={styles.dots} d={chart.dots} vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  );
}
