import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { VehicleSummaryCard } from "../../features/vehicle-card/vehicle-summary.tsx";
import { VerifyPhone } from "../../features/vehicle-lead/verify-phone.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import type { QuoteData } from "./quote-data.ts";
import { QuoteFigures } from "./quote-figures.tsx";
import styles from "./quote-page.module.css";

/** A quote: what the car costs, what each term costs a month, and until when that holds. */
export function Page({ data }: { data: QuoteData }) {
  const { title, held, number, figures, notice, card, arrivals } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className={styles.number}>{number}</p>
          <h1>{title}</h1>
          <p className={styles.held}>{held}</p>
          {figures && (
            <p className={styles.vehicle}>
              <strong>{figures.vehicle}</strong> <span>{figures.facts.join(" · ")}</span>
            </p>
          )}
        </header>
        {notice && (
          <div className={styles.notice}>
            <Notice kind={notice.kind} size="line" title={notice.title}>
              {notice.text} {notice.link && <a href={notice.link.href}>{notice.link.label}</a>}
            </Notice>
          </div>
        )}
        {figures && <QuoteFigures figures={figures} />}
        <aside className={styles.aside} aria-label={data.nextTitle}>
          {card && <VehicleSummaryCard card={card} />}
          <QuoteActions data={data} />
          {arrivals && (
            <p className={styles.arrivals}>
              {arrivals.text} <a href={arrivals.link.href}>{arrivals.link.label}</a>
            </p>
          )}
          <VerifyPhone />
        </aside>
      </div>
    </PageWidth>
  );
}
