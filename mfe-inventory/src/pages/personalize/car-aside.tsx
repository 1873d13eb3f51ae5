import { PaymentFigure } from "../../parts/payment-figure.tsx";
import { CarSummary } from "../../personal/car-summary.tsx";
import shared from "../../personal/steps.module.css";
import styles from "./car-aside.module.css";
import type { PersonalizeData } from "./personalize-data.ts";

interface CarAsideProps {
  data: PersonalizeData;
  hasEstimate: boolean;
}

/** The car that it is about, and what it would cost a month on the answers so far. */
export function CarAside({ data, hasEstimate }: CarAsideProps) {
  return (
    <aside className={shared.aside} aria-label={data.card.title}>
      <CarSummary card={data.card} />
      {hasEstimate && (
        <div className={styles.estimate}>
          <h2 className={styles.title}>{data.estimateTitle}</h2>
          <PaymentFigure full />
          {data.estimateNote !== null && <p className={styles.note}>{data.estimateNote}</p>}
        </div>
      )}
    </aside>
  );
}
