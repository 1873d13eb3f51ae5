import { PageWidth } from "@forecourt/ui/layout/section";
import { StoreCards } from "./store-cards.tsx";
import type { StoreCardsData } from "./store-cards-view.ts";
import styles from "./stores-elsewhere.module.css";

/** Data of a page about something that the store does not do: the stores that do it. */
export interface StoresElsewhereData {
  title: string;
  lead: string;
  /** Sentence about the effect of choosing a store. */
  note: string;
  cards: StoreCardsData;
}

/** Page for something that a store does not do, with the stores that do it. */
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
