import type { CardData } from "../features/vehicle-card/card-data.ts";

/** Newest cars on the lot, with a link to all of them. */
export interface ArrivalsData {
  cards: CardData[];
  searchHref: string;
}
