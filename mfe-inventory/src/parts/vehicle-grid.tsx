import type { CardData } from "./card-data.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import styles from "./vehicle-grid.module.css";

/** Pictures of the first row are fetched at once, the others when they come near. */
const firstRow = 3;

/** The cars of a list as equal cards. `label` names the list: "Results". */
export function VehicleGrid({ cards, label }: { cards: readonly CardData[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.vin}>
          <VehicleCard card={card} eager={index < firstRow} />
        </li>
      ))}
    </ul>
  );
}
