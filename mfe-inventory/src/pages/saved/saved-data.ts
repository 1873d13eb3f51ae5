import type { CardData } from "../../features/vehicle-card/card-data.ts";

/** Everything the page of saved cars shows. */
export interface SavedData {
  saved: CardData[];
  seen: CardData[];
  /** True when the address names no car: the browser may know some. */
  isBare: boolean;
  /** Asked for, but not known here. */
  missing: string | null;
  /** Side by side, with two saved cars or more. */
  compareHref: string | null;
  searchHref: string;
}
