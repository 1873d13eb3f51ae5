import type { PaymentDisclosure } from "../../features/payment/card-payment-data.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";

export interface CompareRow {
  label: string;
  /** Values, one for each car; null = not known. */
  values: (string | null)[];
  /** True when the cars differ in it. */
  differs: boolean;
}

/** Everything the comparison shows. */
export interface CompareData {
  /** True when the address has no car; the browser may have some. */
  isBare: boolean;
  cars: { card: CardData; sold: string | null; removeHref: string; removeLabel: string }[];
  /** Disclosures of the payments on the cards. */
  disclosures: PaymentDisclosure[];
  sections: { title: string; rows: CompareRow[] }[];
  /** Whether only differing rows are shown, with the link to toggle it; null with one car. */
  only: { on: boolean; href: string } | null;
  /** "One of the cars is no longer known." */
  missing: string | null;
  /** Link to find more cars. */
  searchHref: string;
  /** True when there is room for another car. */
  hasRoom: boolean;
}
