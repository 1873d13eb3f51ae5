import { type OfferCategory, offerPath } from "@forecourt/contracts/areas/company/offer-paths";
import type { CompanyOffer } from "@forecourt/contracts/areas/company/offers";
import { describeVehicles } from "@forecourt/contracts/areas/service/describe-vehicles";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { withUnbrokenNumbers } from "@forecourt/domain/offers/unbroken-numbers";
import { withoutExpiry } from "@forecourt/domain/offers/without-expiry";
import { maskPhone } from "@forecourt/domain/phone";
import {
  type Answering,
  type AnsweringStore,
  answeringStores,
  answeringStoreViews,
} from "@forecourt/remote-kit/offers/answering-stores";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";

/** An offer as it is drawn. For loaders: its words depend on the runtime. */
export function offerView(offer: CompanyOffer, kind: OfferCategory, site: SiteContext): CouponData {
  const { id, title, badge, price, description, code, disclaimer, creditTerms, vehicles } = offer;
  const text = (key: string, values = {}) => fillText(site.texts, `offers.${key}`, values);
  const date = formatLongDate(offer.expires, localeOf(site.texts));
  return {
    id,
    title,
    badge,
    price,
    description,
    disclaimer: withoutExpiry(disclaimer, date, site.texts),
    creditTerms,
    forWhom: vehicles && text("for", { vehicles: describeVehicles(site.texts, vehicles) }),
    stores: storesOf(offer, site),
    code: code && text("code", { code }),
    expires: withUnbrokenNumbers(
      offer.validity ?? text(offer.isMonthly ? "expires.monthly" : "expires", { date }),
    ),
    where: whereOf(offer, site),
    book: offer.link ?? callTo(offer, site),
    view: { label: text("view"), href: offerPath(kind, id) },
  };
}

/** The stores that answer for an offer, with their hours and phones. */
export function storesFor(offer: Answering, site: SiteContext): AnsweringStore[] {
  return answeringStoreViews(site, offer, (phone) =>
    fillText(site.texts, "offers.call", { phone }),
  );
}

/** A call to the department that answers for an offer; a group's names the store. */
function callTo(offer: Answering, site: SiteContext): ContentLink {
  const { name, phone, isOfGroup } = answerOf(offer, site);
  const values = { phone: maskPhone(phone, site.phoneMasks.general), name };
  const label = fillText(site.texts, isOfGroup ? "offers.call.at" : "offers.call", values);
  return { label, href: `tel:${phone}` };
}

/** Link to write to the dealer; null = the site has no page for that. */
export function messageTo({ pages, texts }: SiteContext): ContentLink | null {
  if (linkTo(pages, "company.contact") === null) return null;
  return { label: fillText(texts, "offers.message"), href: href.page("company", "contact") };
}

/** Store that answers for the offer, with its phone: the visitor's store where several answer. */
function answerOf(offer: Answering, site: SiteContext) {
  const answering = answeringStores(site, offer);
  const store = answering.find(({ id }) => id === site.store.id) ?? answering[0];
  const { phone } = (offer.department === "service" ? store.service : store.sales) ?? store;
  const isOfGroup = site.stores.length > 1;
  const name = isOfGroup ? (store.businessName ?? store.name) : site.name;
  return { name, phone, isOfGroup };
}

/** Where an offer can be used, on paper: the store with its phone, or the cities of several. */
function whereOf(offer: Answering, site: SiteContext): string {
  const { texts, phoneMasks } = site;
  const answering = answeringStores(site, offer);
  if (answering.length > 1) {
    const cities = answering.map(({ city }) => city).join(", ");
    return fillText(texts, "offers.where.all", { name: site.name, cities });
  }
  const { name, phone } = answerOf(offer, site);
  return fillText(texts, "offers.where", { name, phone: maskPhone(phone, phoneMasks.general) });
}

/** "Rolla, MO" of an offer that one store alone honors, unless that is the visitor's; null = any other offer. */
export function placeElsewhere({ stores }: Answering, site: SiteContext): string | null {
  const [only, other] = stores ?? [];
  if (other !== undefined || (site.storeChosen && only === site.store.id)) return null;
  const store = site.stores.find(({ id }) => id === only);
  return store ? `${store.city}, ${store.stateShort}` : null;
}

/** "Only at our Rolla store"; null for an offer of all stores. */
function storesOf({ stores }: Answering, site: SiteContext): string | null {
  if (stores === undefined) return null;
  const names = site.stores.filter(({ id }) => stores.includes(id)).map(({ name }) => name);
  return fillText(site.texts, `offers.at.${names.length === 1 ? "one" : "other"}`, {
    stores: formatList(names, localeOf(site.texts)),
  });
}
