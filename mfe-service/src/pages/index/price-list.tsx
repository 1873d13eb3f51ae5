import { FinePrint } from "@forecourt/remote-kit/content/fine-print";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { Section } from "@forecourt/ui/layout/section";
import type { PriceListData } from "./index-data.ts";
import styles from "./price-list.module.css";

/** Services that owners book most, with starting prices. */
export function PriceList({ prices }: { prices: PriceListData }) {
  const { id, title, description, items, disclaimer, book } = prices;
  return (
    <Section id={id} title={title} lead={description}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.name} className={styles.item}>
            <p className={styles.head}>
              <strong className={styles.name}>{item.name}</strong>
              {item.price !== null && <span className={styles.price}>{item.price}</span>}
            </p>
            <p className={styles.text}>{item.description}</p>
          </li>
        ))}
      </ul>
      <LinkRow links={[book]} />
      <FinePrint>{disclaimer}</FinePrint>
    </Section>
  );
}
