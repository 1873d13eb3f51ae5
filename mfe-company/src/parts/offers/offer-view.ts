import { type OfferKind, offerPath } from "@forecourt/contracts/areas/company/offer-paths";
import type { CompanyOffer } from "@forecourt/contracts/areas/company/offers";
import { vehicleWords } from "@forecourt/contracts/areas/service/vehicle-words";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment } from "@forecourt/contracts/site-store";
import { fillText } from "@forecourt/domain/fill-text";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { withUnbrokenNumbers } from "@forecourt/domain/offers/unbroken-numbers";
import { withoutExpiry } from "@forecourt/domain/offers/without-expiry";
import { maskPhone } from "@forecourt/domain/phone";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";

/** An offer as it is drawn. For loaders: its words depend on the runtime. */
export function offerView(offer: CompanyOffer, kind: OfferKind, site: SiteContext): CouponData {
  const { id, title, badge, price, description, code, disclaimer, creditTerms, vehicles } = offer;
  const text = (key: string, values = {}) => fillText(site.texts, `offers.${key}`, values);
  const date = formatLongDate(offer.expires, localeOf(site.texts));
  const { name, phone } = placeOf(offer, site);
  return {
    id,
    title,
    badge,
    price,
    description,
    disclaimer: withoutExpiry(disclaimer, date, site.texts),
    creditTerms,
    forWhom: vehicles && text("for", { vehicles: vehicleWords(site.texts, vehicles) }),
    stores: storesOf(offer, site),
    code: code && text("code", { code }),
    expires: withUnbrokenNumbers(
      offer.validity ?? text(offer.isMonthly ? "expires.monthly" : "expires", { date }),
    ),
    where: text("where", { name, phone: maskPhone(phone, site.phoneMasks.general) }),
    book: offer.link ?? callTo(offer, site),
    view: { label: text("view"), href: offerPath(kind, id) },
  };
}

/** What decides who answers for an offer. */
type Answering = Pick<CompanyOffer, "department" | "stores">;

/** A call to the department that answers for an offer. */
export function callTo(offer: Answering, site: SiteContext): ContentLink {
  const { phone } = placeOf(offer, site);
  const masked = maskPhone(phone, site.phoneMasks.general);
  return { label: fillText(site.texts, "offers.call", { phone: masked }), href: `tel:${phone}` };
}

/** The way to write to the dealer; null where the site has no page for that. */
export function messageTo({ pages, texts }: SiteContext): ContentLink | null {
  if (linkTo(pages, "company.contact") === null) return null;
  return { label: fillText(texts, "offers.message"), href: href.page("company", "contact") };
}

/** The hours of the department that answers for an offer. */
export function hoursFor(offer: Answering, site: SiteContext): SiteDepartment | null {
  return placeOf(offer, site).hours;
}

/** The store that answers with its phone and hours: the visitor's, unless only others honor the offer. */
function placeOf({ department, stores }: Answering, site: SiteContext) {
  const { places = [] } = site;
  const isElsewhere = stores !== undefined && !stores.includes(site.store.id);
  const store = (isElsewhere && places.find(({ id }) => stores.includes(id))) || site.store;
  const hours = department === "service" ? store.service : store.sales;
  const { phone } = hours ?? store;
  return {
    name: places.length > 1 ? `${site.name}, ${store.name}` : site.name,
    phone,
    hours,
  };
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
    stores: listInWords(names, localeOf(site.texts)),
  });
}
