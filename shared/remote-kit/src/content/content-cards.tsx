import type { Card as CardContent } from "@forecourt/contracts/content-parts";
import { classNames } from "@forecourt/ui/class-names";
import type { ReactNode } from "react";
import { ContentCard } from "./content-card.tsx";
import styles from "./content-cards.module.css";

interface ContentCardsProps<C extends CardContent> {
  cards: readonly C[];
  /** Heading level of the cards' titles within their page. */
  level: 2 | 3;
  /** An icon before a card's title. */
  iconOf?: (card: C) => ReactNode;
}

/** A few cards in rows; no row has a single card. */
export function ContentCards<C extends CardContent>({
  cards,
  level,
  iconOf,
}: ContentCardsProps<C>) {
  return (
    <ul className={classNames(styles.cards, cards.length % 3 === 0 ? styles.threes : styles.pairs)}>
      {cards.map((card) => (
        <li key={card.title}>
          <ContentCard card={card} level={level} icon={iconOf?.(card)} />
        </li>
      ))}
    </ul>
  );
}
