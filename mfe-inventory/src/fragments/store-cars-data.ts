import type { CardData } from "../features/vehicle-card/card-data.ts";

/** Newest cars at a store, with a link to all of its cars; every text is finished. */
export interface StoreCarsData {
  title: string;
  cards: CardData[];
  link: { label: string; href: string };
}
