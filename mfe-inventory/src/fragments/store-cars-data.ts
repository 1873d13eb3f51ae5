import type { CardData } from "../features/vehicle-card/card-data.ts";

/** The newest cars at a store, and the way to all of its cars; every text is finished. */
export interface StoreCarsData {
  title: string;
  cards: CardData[];
  link: { label: string; href: string };
}
