import { type OfferKind, offerPath } from "@forecourt/contracts/areas/company/offer-paths";
import type { CompanyOffer } from "@forecourt/contracts/areas/company/offers";
import { vehicleWords } from "@forecourt/contracts/areas/service/vehicle-words";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { maskPhone } from "@forecourt/domain/phone";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";

/** An offer as it is drawn. For loaders: its words depend on the runtime. */
export function offerView(offer: CompanyOffer, kind: OfferKind, site: SiteContext): CouponData {
  const { id, title, badge, price, description, code, disclaimer, creditTerms, vehicles } = offer;
  const text = (key: string, values = {}) => fillText(site.texts, `offers.${key}`, values);
  return {
    id,
    title,
    badge,
    price,
    description,
    disclaimer,
    creditTerms,
    forWhom: vehicles && text("for", { vehicles: vehicleWords(site.texts, vehicles) }),
    code: code && text("code", { code }),
    expires: text(offer.isMonthly ? "expires.monthly" : "expires", {
      date: formatLongDate(offer.expires, localeOf(site.texts)),
    }),
    where: text("where", { name: site.name, phone: phoneOf(offer.department, site).masked }),
    book: offer.link ?? callTo(offer.department, site),
    view: { label: text("view"), href: offerPath(kind, id) },
  };
}

/** A call to the department that answers for an offer. */
export function callTo(department: CompanyOffer["department"], site: SiteContext): ContentLink {
  const { phone, masked } = phoneOf(department, site);
  return { label: fillText(site.texts, "offers.call", { phone: masked }), href: `tel:${phone}` };
}

function phoneOf(department: CompanyOffer["department"], { store, phoneMasks }: SiteContext) {
  const { phone } = (department === "service" ? store.service : store.sales) ?? store;
  return { phone, masked: maskPhone(phone, phoneMasks.general) };
}
