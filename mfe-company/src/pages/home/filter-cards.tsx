import type { Card as CardContent } from "@forecourt/contracts/content-parts";
import { useLoadWhenNear } from "@forecourt/remote-kit/lazy-part";
import { Card, CardLink } from "@forecourt/ui/layout/card";
import { Section } from "@forecourt/ui/layout/section";
import { BodyStylePicture } from "@forecourt/ui/vehicle/body-style-picture";
import { VehicleIllustration } from "@forecourt/ui/vehicle/vehicle-illustration";
import { useCallback, useRef, useState } from "react";
import styles from "./filter-cards.module.css";
import type { HomeData } from "./home-data.ts";

/**
 * Searches that are worth a shortcut, each with a drawing of the kind of car it finds. The drawings are silver, lazy
 * images until the cards come near the window: those in color are fetched at once, before the text above is painted.
 */
export function FilterCards({ filters: { title, cards } }: Pick<HomeData, "filters">) {
  const list = useRef<HTMLUListElement>(null);
  const [isPainted, setPainted] = useState(false);
  const load = useCallback(async () => setPainted(true), []);
  useLoadWhenNear({ load }, list);
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.cards} ref={list}>
        {cards.map((card) => (
          <li key={card.title}>
            <FilterCard card={card} isPainted={isPainted} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FilterCardProps {
  card: CardContent;
  /** Whether the drawing is in the color that the content names. */
  isPainted: boolean;
}

function FilterCard({ card, isPainted }: FilterCardProps) {
  const { title, description, link, illustration } = card;
  return (
    <Card kind={link ? "link" : "plain"} flush>
      {illustration && (
        <span className={styles.picture}>
          {isPainted ? (
            <VehicleIllustration body={illustration.bodyStyle} paint={illustration.color} alt="" />
          ) : (
            <BodyStylePicture body={illustration.bodyStyle} />
          )}
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
