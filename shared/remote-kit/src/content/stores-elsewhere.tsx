import { PageWidth } from "@forecourt/ui/layout/section";
import { StoreCards } from "./store-cards.tsx";
import type { StoreCardsData } from "./store-cards-view.ts";
import styles from "./stores-elsewhere.module.css";

/** What the page of a store says instead of what the store does not do. */
export interface StoresElsewhereData {
  title: string;
  lead: string;
  /** What choosing a store does. */
  note: string;
  cards: StoreCardsData;
}

/** The page of what a store does not do: the stores that do it. */
export function StoresElsewhere({ data }: { data: StoresElsewhereData }) {
  const { title, lead, note, cards } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <StoreCards cards={cards} heading="h2" />
        <p className={styles.note}>{note}</p>
      </div>
    </PageWidth>
  );
}
