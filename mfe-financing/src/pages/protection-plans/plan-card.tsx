import type { ProtectionPlan } from "@forecourt/contracts/areas/financing/guides";
import { CheckList } from "@forecourt/remote-kit/content/check-list";
import { Card } from "@forecourt/ui/layout/card";
import styles from "./plan-card.module.css";
import type { PlansData } from "./plans-data.ts";

interface PlanCardProps {
  /** The id that links refer to. */
  id: string;
  plan: ProtectionPlan;
  labels: PlansData["plans"]["labels"];
}

/** One plan. What it does not cover has the same size as what it covers. */
export function PlanCard({ id, plan, labels }: PlanCardProps) {
  const { title, description, covered, notCovered, obligor, price } = plan;
  return (
    <Card>
      <section id={id} aria-labelledby={`${id}-title`} className={styles.plan}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{description}</p>
        <h4>{labels.covered}</h4>
        <CheckList items={covered} />
        <h4>{labels.notCovered}</h4>
        <ul className={styles.not}>
          {notCovered.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <dl className={styles.facts}>
          <dt>{labels.obligor}</dt>
          <dd>{obligor}</dd>
          {price !== null && (
            <>
              <dt>{labels.price}</dt>
              <dd>{price}</dd>
            </>
          )}
        </dl>
      </section>
    </Card>
  );
}
