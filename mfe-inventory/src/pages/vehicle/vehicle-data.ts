import type { SiteDepartment } from "@forecourt/contracts/site";
import type { CardData } from "../../parts/card-data.ts";
import type { PaymentDisclosure } from "../../parts/card-payment-data.ts";
import type { OutTheDoorData } from "../../parts/out-the-door-rule.ts";
import type { PriceVerdictData } from "../../parts/price-verdict-data.ts";
import type { VehicleLease } from "../../parts/vehicle-lease.ts";
import type { VehiclePayment } from "../../parts/vehicle-payment.ts";
import type { PersonalPanelData } from "../../personal/personal-price-data.ts";
import type { PriceChart } from "./price-chart.ts";

export interface Fact {
  label: string;
  value: string;
  /** True when the fact was decoded from the VIN instead of stated by the feed. */
  decoded: boolean;
}

/** The store that has the car. */
export interface StorePlace {
  name: string;
  /** Street, then city, state and ZIP. */
  address: string[];
  /** E.164, of the sales department. */
  phone: string;
  mapUrl: string;
  sales: SiteDepartment;
  /** "Not at the store you chose: at our Rolla store."; null at the visitor's own store. */
  elsewhere: string | null;
}

/** The prices a car has had. */
export interface PriceHistory {
  /** What the drawing shows, in words. */
  summary: string;
  /** Null while there are no two prices to compare. */
  chart: (Pick<PriceChart, "line" | "dots"> & { high: string; low: string }) | null;
  /** Oldest first. */
  entries: { date: string; text: string }[];
}

export interface Action {
  label: string;
  href: string;
  /** True for pages of one visitor, which search engines need not follow. */
  isPersonal?: boolean;
}

/** Everything the vehicle page shows. */
export interface VehicleData {
  card: CardData;
  vin: string;
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
  /** Null where there is no price. */
  payment: VehiclePayment | null;
  /** The price on the visitor's terms, or the way to it; null where there is no price. */
  personal: PersonalPanelData | null;
  /** Null for all but new cars, and where the dealer leases none. */
  lease: VehicleLease | null;
  outTheDoor: OutTheDoorData | null;
  /** Null before there is a second price. */
  priceHistory: PriceHistory | null;
  /** "On our lot for 42 days"; null for a sold car. */
  onLot: string | null;
  /** Set when the car has been sold. */
  sold: { title: string; body: string } | null;
  /** "Used Mitsubishi Outlander like this one" as a search. */
  similarHref: string;
  place: StorePlace | null;
  /** The one main action first, the quiet ones after it. None for a sold car. */
  actions: Action[];
  /** Somebody else's report on this car's past. */
  historyReport: Action | null;
  disclaimer: string;
  ready: Partial<ReadyParts>;
}

/** What the page can do without: in the document where it came in time, else late, else nothing. */
export type ReadyParts = {
  similar: SimilarCars;
  verdict: PriceVerdictData | null;
};

/** Cars like this one. */
export interface SimilarCars {
  cards: CardData[];
  /** What has to stand beside the cards' payments. */
  disclosures: PaymentDisclosure[];
}
