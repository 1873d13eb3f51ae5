import type { Card as CardContent } from "@forecourt/contracts/content-parts";
import { Card, CardLink } from "@forecourt/ui/layout/card";
import { Section } from "@forecourt/ui/layout/section";
import { VehicleIllustration } from "@forecourt/ui/vehicle/vehicle-illustration";
import styles from "./filter-cards.module.css";
import type { HomeData } from "./home-data.ts";

/** Searches that are worth a shortcut, each with a drawing of the kind of car it finds. */
export function FilterCards({ filters: { title, cards } }: Pick<HomeData, "filters">) {
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <FilterCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FilterCard({ card: { title, description, link, illustration } }: { card: CardContent }) {
  return (
    <Card kind={link ? "link" : "plain"} flush>
      {illustration && (
        <span className={styles.picture}>
          <VehicleIllustration body={illustration.bodyStyle} paint={illustration.color} alt="" />
        </span>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          {link ? <CardLink href={link.href}>{title}</CardLink> : title}
        </h3>
        <p className={styles.text}>{description}</p>
      </div>
    </Card>
  );
}
