import type { CardData } from "../features/vehicle-card/card-data.ts";

/** The newest cars on the lot, and the way to all of them. */
export interface ArrivalsData {
  cards: CardData[];
  searchHref: string;
}
