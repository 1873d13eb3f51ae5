import ArrowRight from "lucide-react/icons/arrow-right";
import { type ComponentType, Fragment, type ReactNode } from "react";
import type { CardData, NextStep } from "./card-data.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import styles from "./vehicle-grid.module.css";

interface VehicleGridProps {
  cards: readonly CardData[];
  /** Names the list: "Results". */
  label: string;
  level?: 2 | 3;
  /** Fills the rest of the last row. */
  nextStep?: NextStep | null;
  /** Something else in the place of a card: after the first cars, or after the last of a few. */
  aside?: ReactNode;
  /** Buttons of each card. */
  actions?: ComponentType<{ car: CardData }>;
}

/** Index of the card after which `aside` is placed, so that `aside` fills the second row of three. */
const asideIndex = 4;

/**
 * The cars of a list as equal cards. The photo of the first one is loaded at once: on a phone it is the
 * only one in view, and the others would delay it.
 */
export function VehicleGrid(props: VehicleGridProps) {
  const { cards, label, level = 2, nextStep, aside, actions: Actions } = props;
  const asideAfter = Math.min(asideIndex, cards.length - 1);
  return (
    <div className={styles.width}>
      <div className={styles.grid}>
        <ul className={styles.cards} aria-label={label}>
          {cards.map((card, index) => (
            <Fragment key={card.vin}>
              <li>
                <VehicleCard
                  card={card}
                  level={level}
                  eager={index === 0}
                  actions={Actions && <Actions car={card} />}
                />
              </li>
              {aside && index === asideAfter && <li className={styles.aside}>{aside}</li>}
            </Fragment>
          ))}
        </ul>
        {nextStep && (
          <a
            href={nextStep.href}
            rel={nextStep.nofollow ? "nofollow" : undefined}
            className={styles.onward}
          >
            <span className={styles.title}>{nextStep.title}</span>
            <span className={styles.action}>
              {nextStep.label}
              <ArrowRight size={18} />
            </span>
          </a>
        )}
      </div>
    </div>
  );
}
