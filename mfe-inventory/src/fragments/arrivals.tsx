import { useTexts } from "@forecourt/remote-kit/site-context";
import { Section } from "@forecourt/ui/layout/section";
import { VehicleCard } from "../features/vehicle-card/vehicle-card.tsx";
import styles from "./arrivals.module.css";
import type { ArrivalsData } from "./arrivals-data.ts";

/** The newest cars in one row, for the home page. */
export function Fragment({ data: { cards, searchHref } }: { data: ArrivalsData }) {
  const t = useTexts();
  return (
    <Section title={t("arrivals.title")}>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.vin}>
            <VehicleCard card={card} level={3} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={searchHref}>{t("arrivals.all")}</a>
      </p>
    </Section>
  );
}
