import type { DeferredValue } from "@forecourt/remote-kit/deferred";
import type { VehicleView } from "@forecourt/remote-kit/viewed-vehicles/viewed-vehicle";
import type { VehicleLease } from "../../features/lease/vehicle-lease.ts";
import type { OutTheDoorData } from "../../features/out-the-door/out-the-door-data.ts";
import type { VehiclePayment } from "../../features/payment/vehicle-payment.ts";
import type { PersonalPanelData } from "../../features/personalize/personal-price-data.ts";
import type { PriceHistoryData } from "../../features/price-history/price-history-data.ts";
import type { PriceLines } from "../../features/price-panel/price-lines.ts";
import type { PriceRatingData } from "../../features/price-rating/price-rating-data.ts";
import type { SimilarVehiclesData } from "../../features/similar-vehicles/similar-vehicles-data.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";
import type { HistoryData } from "../../features/vehicle-history/history-data.ts";
import type { AskData } from "../../features/vehicle-lead/ask-data.ts";
import type { CertifiedNoteData } from "../../parts/certified-note.ts";
import type { StoreDetails } from "../../parts/store-details.ts";

export interface Fact {
  label: string;
  value: string;
  /** True when the fact was decoded from the VIN instead of stated by the feed. */
  decoded: boolean;
  /** Path or URL to which the value links, such as the window sticker. */
  href?: string;
}

export interface Action {
  label: string;
  href: string;
  /** True for pages of one visitor, which search engines need not follow. */
  isPersonal?: boolean;
  /** Variant of the action for a visitor who has an answer to a pre-approval; missing = the same action. */
  withAnswer?: { label: string; answers: string; vin: string };
}

/** Everything the vehicle page shows. */
export interface VehicleData {
  card: CardData;
  vin: string;
  /** Facts about the car that the list of viewed cars shows. */
  view: VehicleView;
  /** "2021 Mitsubishi Outlander". */
  title: string;
  /** "SE · 38,120 miles": what of both is known. */
  about: string;
  /** Missing or null for a car that is not certified. */
  certified?: CertifiedNoteData | null;
  breadcrumbs: { label: string; href?: string }[];
  images: string[];
  facts: Fact[];
  features: string[];
  /** The dealer's description of the car, by paragraph; `rest` is collapsed. Null = none. */
  description: { first: string[]; rest: string[]; lang?: string } | null;
  /** Null = "Call for Price". */
  price: PriceLines | null;
  /** Null where there is no price. */
  payment: VehiclePayment | null;
  /** Price on the visitor's terms, or a link to set them; null where there is no price. */
  personal: PersonalPanelData | null;
  /** Null for all but new cars, and where the dealer leases none. */
  lease: VehicleLease | null;
  outTheDoor: OutTheDoorData | null;
  /** Null before there is a second price. */
  priceHistory: PriceHistoryData | null;
  /** "On our lot for 42 days", or that it is in transit; null for a sold car. */
  availability: string | null;
  /** Known facts about a used car's past; null for a new car. */
  history: HistoryData | null;
  /** Set when the car has been sold. */
  sold: { title: string; body: string } | null;
  /** "Used Mitsubishi Outlander like this one" as a search. */
  similarHref: string;
  /** The form of mails about the car, or about one like it; null = the dealer sends none. */
  alertHref: string | null;
  store: StoreDetails | null;
  /** Null for a sold car. */
  ask: AskData | null;
  /** The one main action first, the quiet ones after it. None for a sold car. */
  actions: Action[];
  disclaimer: string;
  ready: Partial<OptionalParts>;
}

/** Optional parts: in the document if they are ready in time, otherwise streamed. */
export type OptionalParts = {
  similar: SimilarVehiclesData;
  priceRating: PriceRatingData | null;
};

/** The optional parts that are streamed. */
export type DeferredVehicleData = {
  [Name in keyof OptionalParts]?: DeferredValue<OptionalParts[Name]>;
};
