import type { ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";

type Left = "head" | "specials" | "services" | "choices" | "offers" | "offerCount" | "schedulePath";

/** Services that owners can book, each with its price in words; null = none is advertised. */
export interface PriceListData {
  id: string;
  title: string;
  description: string;
  items: { name: string; description: string; price: string | null }[];
  disclaimer: string;
  book: ContentLink;
}

/** The stores of a group that service vehicles. */
export interface ServiceStoresData {
  title: string;
  lead: string;
  stores: {
    id: string;
    name: string;
    /** Path of the store's page; null = it has none. */
    page: string | null;
    address: string[];
    hours: string;
    /** Phone number in E.164, and formatted for display. */
    phone: string;
    phoneText: string;
    /** Null = visits are not booked online. */
    book: ContentLink | null;
  }[];
}

/** Everything the service index shows. */
export type ServiceData = Omit<ServiceIndex, Left> & {
  /** The first offers of today; null where there are none. */
  specials: { id: string; title: string; coupons: CouponData[]; all: ContentLink } | null;
  prices: PriceListData | null;
  /** The stores to choose from; null where the page speaks for one. */
  stores: ServiceStoresData | null;
};
