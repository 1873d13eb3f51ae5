import { VehicleSummaryCard } from "../../features/vehicle-card/vehicle-summary.tsx";
import shared from "../../parts/steps.module.css";
import type { PersonalizeData } from "./personalize-data.ts";
import { PaymentFigure } from "./personalize-parts.ts";
import styles from "./vehicle-aside.module.css";

/** The car, and the monthly payment on the answers so far. */
export function VehicleAside({ data }: { data: PersonalizeData }) {
  return (
    <aside className={shared.aside} aria-label={data.card.title}>
      <VehicleSummaryCard card={data.card} />
      <div className={styles.estimate}>
        <h2 className={styles.title}>{data.estimateTitle}</h2>
        <PaymentFigure full />
        {data.estimateNote !== null && <p className={styles.note}>{data.estimateNote}</p>}
      </div>
    </aside>
  );
}
