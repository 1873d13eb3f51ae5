import { isValidOn } from "@forecourt/domain/offers/offer-days";
import { z } from "zod";
import { Card, ContentLink, HeadTexts } from "../../content-parts.ts";
import { Line, orNull, Slug } from "../../dealer-config/values.ts";
import { endpoint } from "../../endpoint.ts";
import {
  checkOfferDates,
  checkOfferIds,
  checkStatedExpiry,
  OfferDates,
  VehicleConditions,
  validOfferShape,
} from "../../special-offers/offer-parts.ts";
import type { EntriesOn } from "../define-area.ts";
import { type OfferCategory, offerCategories, offerPath } from "./offer-paths.ts";

const OfferTexts = z.object({
  /** Part of its address; a mail or an advertisement may name it, so it stays. */
  id: Slug,
  title: Line,
  badge: orNull(Line),
  description: Line,
  /** The saving or the price, as it is advertised: "$500 off". */
  price: orNull(Line),
  /** Code that the customer names at the desk. */
  code: orNull(Line),
  /** The department that answers for it: a call goes there, and its hours are shown. */
  department: z.enum(["sales", "service"]).default("sales"),
  /** `{expires}` stands for the day with which the offer expires. */
  disclaimer: Line,
  /**
   * Validity to print in place of the last day, for a coupon that can be used after that day: "For cars bought through
   * {expires}. Good for 12 months after you buy." Null = the last day.
   */
  validity: orNull(Line),
  /** Link of the coupon's button; null = the button calls the store. */
  link: ContentLink.nullable().default(null),
  /** People whom the offer is for, unless the vehicle decides; null = everyone, or not stated. */
  forWhom: orNull(Line),
  /** Steps of using the offer, in order; empty = the steps of the list's other offers. */
  steps: z.array(Line).default([]),
  /** Offers that it cannot be combined with; null = not stated. */
  notWith: orNull(Line),
  /** Ids of the stores that honor it; missing = all. */
  stores: z.array(Slug).min(1, "at least one store").optional(),
  /** Added by loading, see `content-parts`. */
  creditTerms: z.array(z.string()).optional(),
});

const Offer = OfferTexts.extend({
  ...OfferDates.shape,
  /** The vehicles that it is for; without conditions, all. */
  vehiclesConditions: VehicleConditions.default({}),
}).check(checkOfferDates, checkStatedExpiry);

const Use = z.object({ title: Line, list: z.array(Line).min(1, "at least one line") });

/** The offers of one kind as written in the dealer's file, with past and future ones. */
export const OfferListContent = z.object({
  head: HeadTexts,
  title: Line,
  description: Line,
  /** Shown when no offer is valid. */
  empty: Line,
  use: Use,
  /** Steps of using an offer of the service department; null = the steps of the other offers. */
  serviceUse: Use.nullable().default(null),
  offers: z.array(Offer).check(checkOfferIds),
});
export type OfferListContent = z.infer<typeof OfferListContent>;

/** An offer that is valid today in the store's time zone. */
export const CompanyOffer = OfferTexts.extend(validOfferShape);
export type CompanyOffer = z.infer<typeof CompanyOffer>;

export const OfferList = OfferListContent.extend({
  kind: z.enum(offerCategories),
  offers: z.array(CompanyOffer),
});
export type OfferList = z.infer<typeof OfferList>;

/** The page of all offers as written in the dealer's file. */
export const OffersContent = z.object({
  head: HeadTexts,
  title: Line,
  description: Line,
  empty: Line,
  /** Links to other offers, such as coupons of the service department. */
  more: z.array(Card).default([]),
});

export const OffersIndex = OffersContent.extend({
  /** The kinds that have a valid offer. */
  lists: z.array(OfferList),
});
export type OffersIndex = z.infer<typeof OffersIndex>;

const errors = ["content-unknown", "dealer-unknown"] as const;
const kind = z.enum(offerCategories);

export const getOffersIndex = endpoint({
  method: "GET",
  path: "/api/company/pages/offers",
  reply: OffersIndex,
  errors,
});

export const getOfferList = endpoint({
  method: "GET",
  path: "/api/company/offers/:kind",
  params: z.object({ kind }),
  reply: OfferList,
  errors: ["not-found", ...errors],
});

export const OfferReply = z.object({
  /** Null where the offer has ended; then its title is all that is left of it. */
  offer: CompanyOffer.nullable(),
  title: z.string(),
  /** What else is valid today, and how offers are used. */
  list: OfferList,
});
export type OfferReply = z.infer<typeof OfferReply>;

/** One offer. An offer that has not begun is as unknown as one that never was. */
export const getOffer = endpoint({
  method: "GET",
  path: "/api/company/offers/:kind/:offer",
  params: z.object({ kind, offer: z.string().max(100) }),
  reply: OfferReply,
  errors: ["not-found", ...errors],
});

/** The pages of the offers of a kind that are valid on a day. */
export function offerEntries(ofKind: OfferCategory): EntriesOn {
  return (content, day) => {
    const { offers } = OfferListContent.parse(content);
    return offers.filter((offer) => isValidOn(offer, day)).map(({ id }) => offerPath(ofKind, id));
  };
}

/** The same of all kinds. */
export const allOfferEntries: EntriesOn = (_content, day, contentOf) =>
  offerCategories.flatMap((one) => {
    const content = contentOf(`${one}Offers`);
    return content === undefined ? [] : offerEntries(one)(content, day, contentOf);
  });
