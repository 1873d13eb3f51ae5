import { Section } from "@forecourt/ui/layout/section";
import type { CardData } from "../features/vehicle-card/card-data.ts";
import { VehicleCard } from "../features/vehicle-card/vehicle-card.tsx";
import styles from "./car-row.module.css";

interface CarRowProps {
  title: string;
  cards: readonly CardData[];
  /** Link to all of the cars. */
  link: { label: string; href: string };
}

/** A few cars in one row, with a link to all of them. */
export function CarRow({ title, cards, link }: CarRowProps) {
  return (
    <Section title={title}>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.vin}>
            <VehicleCard card={card} level={3} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={link.href}>{link.label}</a>
      </p>
    </Section>
  );
}
