import type { CardData } from "../../features/vehicle-card/card-data.ts";

export interface CompareRow {
  label: string;
  /** One for each car; null = not known. */
  values: (string | null)[];
  /** True when the cars are not alike in it. */
  differs: boolean;
}

/** Everything the comparison shows. */
export interface CompareData {
  /** True when the address names no car: the browser may know some. */
  isBare: boolean;
  cars: { card: CardData; sold: string | null; removeHref: string; removeLabel: string }[];
  sections: { title: string; rows: CompareRow[] }[];
  /** Whether only rows that differ are shown, and the address that turns it round; null with one car. */
  only: { on: boolean; href: string } | null;
  /** Asked for, but not known here: "One of the cars is no longer known." */
  missing: string | null;
  /** Where more cars come from. */
  searchHref: string;
  /** True when there is room for another car. */
  hasRoom: boolean;
}
