import type { CardData } from "../../parts/card-data.ts";

export interface Fact {
  label: string;
  value: string;
  /** True when the fact was decoded from the VIN instead of stated by the feed. */
  decoded: boolean;
}

/** Everything the vehicle page shows. */
export interface VehicleData {
  card: CardData;
  /** "2021 Mitsubishi Outlander". */
  title: string;
  breadcrumbs: { label: string; href?: string }[];
  images: string[];
  facts: Fact[];
  features: string[];
  /** Null = "Call for Price". */
  price: {
    vehicle: string;
    fees: { label: string; amount: string }[];
    total: string;
  } | null;
  priceHistory: { date: string; text: string }[];
  /** Set when the car has been sold. */
  sold: { title: string; body: string } | null;
  /** "Used Mitsubishi Outlander like this one" as a search. */
  similarHref: string;
  /** Whom to call about this car: `tel:` and as read. */
  call: { href: string; label: string };
  /** Quiet ways on: pre-approval, trade value. Only pages that this store has. */
  links: { label: string; href: string }[];
  disclaimer: string;
}

/** Cars like this one; streams in after the first view. */
export type SimilarCars = CardData[];
