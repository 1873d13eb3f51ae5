import { useTexts } from "@forecourt/remote-kit/site-context";
import { VehiclePicture } from "@forecourt/remote-kit/vehicle-picture/vehicle-picture";
import { classNames } from "@forecourt/ui/class-names";
import { Badge } from "@forecourt/ui/elements/badge";
import { Price, priceClass } from "@forecourt/ui/vehicle/price";
import type { ReactNode } from "react";
import { CardPaymentFigure } from "../payment/card-payment-figure.tsx";
import type { CardData } from "./card-data.ts";
import styles from "./vehicle-card.module.css";

/** Stays at the end of a line. */
const separator = "\u00a0· ";

interface VehicleCardProps {
  card: CardData;
  /** Heading level of the car's name within its page. */
  level?: 2 | 3;
  /** Loads the photo at once, for the cards at the top of the page. */
  eager?: boolean;
  /** Buttons beside the link, over the corner of the picture, where they place themselves. */
  actions?: ReactNode;
}

/** One car of a list. The whole card is one link, named after the car. */
export function VehicleCard({ card, level = 2, eager = false, actions }: VehicleCardProps) {
  const t = useTexts();
  const Heading = `h${level}` as const;
  const facts = [card.mileage, card.fact].filter((fact) => fact !== null);
  const more = [card.mpg, card.store, card.onLot].filter((fact) => fact);
  const { rating, brandedTitle } = card;
  const badges = card.badges.slice(0, 2 - (rating ? 1 : 0) - (brandedTitle ? 1 : 0));
  return (
    <article className={styles.card}>
      <VehiclePicture car={card} src={card.image} eager={eager} />
      {(rating || brandedTitle || badges.length > 0) && (
        <div className={styles.badges}>
          {rating && <Badge tone="positive">{rating}</Badge>}
          {brandedTitle && <Badge tone="warning">{brandedTitle}</Badge>}
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a href={card.href} className={styles.link}>
            {card.title}
          </a>
        </Heading>
        <p className={styles.trim}>{card.trim}</p>
        <p className={styles.facts}>{facts.join(separator)}</p>
        <p className={styles.facts}>{more.join(separator)}</p>
        <CardPrice total={card.total ?? t("price.call")} previous={card.previousPrice} />
        {card.outTheDoor && <p className={styles.facts}>{card.outTheDoor}</p>}
        {card.payment && <CardPaymentFigure payment={card.payment} />}
      </div>
      {actions}
    </article>
  );
}

/** The total, and what it was before where it has fallen. */
function CardPrice({ total, previous }: { total: string; previous: string | null }) {
  if (previous === null) {
    return <p className={classNames(styles.price, priceClass("card"))}>{total}</p>;
  }
  return (
    <p className={styles.price}>
      <Price size="card">{total}</Price>
      <span className={styles.before}>{previous}</span>
    </p>
  );
}
