import { describeVehicles } from "@forecourt/contracts/areas/service/describe-vehicles";
import {
  scheduleWithOffer,
  serviceOfferPath,
} from "@forecourt/contracts/areas/service/offer-paths";
import type { ValidOffer } from "@forecourt/contracts/areas/service/offers";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { withUnbrokenNumbers } from "@forecourt/domain/offers/unbroken-numbers";
import { withoutExpiry } from "@forecourt/domain/offers/without-expiry";
import { maskPhone } from "@forecourt/domain/phone";
import {
  type AnsweringStore,
  answeringStoreViews,
} from "@forecourt/remote-kit/offers/answering-stores";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";

interface CouponContext {
  site: SiteContext;
  /** Path where visits are booked; null = by phone only. */
  schedulePath: string | null;
  /** The visitor's vehicle in words; "" = unknown. */
  vehicle?: string;
}

/** An offer as a coupon. For loaders: its words depend on the runtime. */
export function couponView(offer: ValidOffer, context: CouponContext): CouponData {
  const { id, title, badge, price, description, code, disclaimer, expires, isMonthly } = offer;
  const { texts } = context.site;
  const date = formatLongDate(expires, localeOf(texts));
  return {
    id,
    title,
    badge,
    price,
    description,
    disclaimer: withoutExpiry(disclaimer, date, texts),
    forWhom: forWhom(offer, context),
    code: code && fillText(texts, "service.offer.code", { code }),
    expires: withUnbrokenNumbers(
      offer.validity ??
        fillText(texts, `service.offer.expires${isMonthly ? ".monthly" : ""}`, { date }),
    ),
    where: whereOf(context.site),
    book: bookLink(context, id),
    view: { label: fillText(texts, "service.offer.view"), href: serviceOfferPath(id) },
  };
}

function forWhom({ vehicles, fits }: ValidOffer, { site, vehicle = "" }: CouponContext) {
  if (vehicles === null) return null;
  if (fits && vehicle !== "") return fillText(site.texts, "service.offer.fits", { vehicle });
  const words = describeVehicles(site.texts, vehicles);
  return fillText(site.texts, "service.offer.for", { vehicles: words });
}

/** Books a visit, with an offer where one is named; where that is not possible online, a call. */
export function bookLink(
  { site, schedulePath }: CouponContext,
  offer?: string,
): CouponData["book"] {
  if (schedulePath === null) return callLink(site);
  if (offer === undefined) {
    return { label: fillText(site.texts, "menu.scheduleService"), href: schedulePath };
  }
  const label = fillText(site.texts, "service.offer.schedule");
  // Every offer begins the same page.
  return { label, href: scheduleWithOffer(schedulePath, offer), rel: "nofollow" };
}

/** The stores that answer for coupons, with their hours and phones. */
export function storesForCoupons(site: SiteContext): AnsweringStore[] {
  return answeringStoreViews(site, { department: "service" }, (phone) =>
    fillText(site.texts, "service.offer.call", { phone }),
  );
}

/** A call to the service department. */
function callLink({ texts, store, phoneMasks }: SiteContext): ContentLink {
  const { phone } = store.service ?? store;
  const label = fillText(texts, "service.offer.call", {
    phone: maskPhone(phone, phoneMasks.general),
  });
  return { label, href: `tel:${phone}` };
}

/** The store; without a chosen one, the cities of all stores of the dealer with a service department. */
function whereOf({
  texts,
  name,
  store,
  storeChosen,
  places = [],
  phoneMasks,
}: SiteContext): string {
  const shops = places.filter(({ service }) => service !== null);
  const { phone } = store.service ?? store;
  if (!storeChosen && shops.length > 1) {
    const cities = shops.map(({ city }) => city).join(", ");
    return fillText(texts, "service.offer.where.all", { name, cities });
  }
  const { addressLine1: address, city } = store;
  const masked = maskPhone(phone, phoneMasks.general);
  return fillText(texts, "service.offer.where", { name, address, city, phone: masked });
}
