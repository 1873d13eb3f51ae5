import type { PromotionList } from "@forecourt/contracts/areas/company/promotions";
import { Section } from "@forecourt/ui/layout/section";
import { PromotionCard } from "./promotion-card.tsx";
import styles from "./promotion-row.module.css";

/** Promotions beside each other; on a phone they are swiped, and never move by themselves. */
export function PromotionRow({ list: { title, promotions } }: { list: PromotionList }) {
  return (
    <Section title={title} tone="soft" id="promotions">
      <ul className={styles.row}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
