import { Card, CardLink } from "@forecourt/ui/layout/card";
import { Section } from "@forecourt/ui/layout/section";
import { BodyStylePicture } from "@forecourt/ui/vehicle/body-style-picture";
import styles from "./body-styles.module.css";
import type { BodyStyleCard, BodyStylesData } from "./body-styles-data.ts";

/** The body styles on the lot with what each starts at, for the home page. */
export function Fragment({ data: { title, note, cards } }: { data: BodyStylesData }) {
  return (
    <Section title={title}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.bodyStyle}>
            <StyleCard card={card} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

function StyleCard({ card: { bodyStyle, title, price, cars, href } }: { card: BodyStyleCard }) {
  return (
    <Card kind="link" flush>
      <span className={styles.picture}>
        <BodyStylePicture body={bodyStyle} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className={styles.price}>{price}</p>
        <p className={styles.count}>{cars}</p>
      </div>
    </Card>
  );
}
