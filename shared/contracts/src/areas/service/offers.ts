import { z } from "zod";
import { HeadTexts } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";
import {
  checkOfferDates,
  checkOfferIds,
  checkStatedExpiry,
  OfferDates,
  VehicleConditions,
  validOfferShape,
} from "../../special-offers/offer-parts.ts";
import { Condition } from "../../vehicle.ts";

const Text = z.string().min(1, "a text, not empty");

/** Texts of a service coupon. */
const OfferTexts = z.object({
  /** Part of its address; a mail or a printed coupon may name it, so it stays. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters, digits and hyphens"),
  title: Text,
  badge: Text.nullable().default(null),
  description: Text,
  /** The price or the saving, as the coupon says it: "$20 off", "$89.95", "No charge". */
  price: Text.nullable().default(null),
  /** Code that the owner or the adviser names at the counter. */
  code: Text.nullable().default(null),
  /** `{expires}` stands for the day with which the offer expires. */
  disclaimer: Text,
  /**
   * Validity to print in place of the last day, for a coupon that can be used after that day: "For cars bought through
   * {expires}. Good for 12 months after you buy." Null = the last day.
   */
  validity: Text.nullable().default(null),
  /** Op codes of the services that it is for; a booking can begin with it. */
  opCodes: z.array(Text).default([]),
  /** True = a visit has it only when its owner begins with it; its work alone does not bring it. */
  onlyByLink: z.boolean().default(false),
});

/** An offer as written in the dealer's file, valid or not. */
export const ServiceOffer = OfferTexts.extend({
  ...OfferDates.shape,
  /** Conditions of the vehicles that it is for; without conditions, all. */
  vehiclesConditions: VehicleConditions.default({}),
}).check(checkOfferDates, checkStatedExpiry);
export type ServiceOffer = z.infer<typeof ServiceOffer>;

/** Content of the list of offers as written in the dealer's file, with past and future offers. */
export const ServiceOffersContent = z.object({
  head: HeadTexts,
  title: Text,
  description: Text,
  /** Shown when no offer is valid. */
  empty: Text,
  /** How to use an offer, below the coupons and beside each one. */
  use: z.object({ title: Text, list: z.array(Text).min(1, "at least one line") }),
  offers: z.array(ServiceOffer).check(checkOfferIds),
});
export type ServiceOffersContent = z.infer<typeof ServiceOffersContent>;

/** An offer that is valid today in the store's time zone. */
export const ValidOffer = OfferTexts.extend(validOfferShape);
export type ValidOffer = z.infer<typeof ValidOffer>;

const bounded = (max: number) => z.coerce.number().int().min(0).max(max);

/** The owner's vehicle, as far as the address names it. */
export const OwnersVehicle = z.object({
  year: bounded(2100).optional(),
  make: z.string().max(40).optional(),
  model: z.string().max(40).optional(),
  mileage: bounded(999_999).optional(),
  condition: Condition.optional(),
});
export type OwnersVehicle = z.infer<typeof OwnersVehicle>;

/** The list of the offers that are valid today and, where a vehicle is named, may be for it. */
export const ServiceOffers = ServiceOffersContent.extend({
  offers: z.array(ValidOffer),
  /** True where some offer of today is for certain vehicles only. */
  hasConditions: z.boolean(),
  /** Path where a visit is booked; null = by phone only. */
  schedulePath: z.string().nullable(),
});
export type ServiceOffers = z.infer<typeof ServiceOffers>;

export const getServiceOffers = endpoint({
  method: "GET",
  path: "/api/service/pages/specials",
  query: OwnersVehicle,
  reply: ServiceOffers,
  errors: ["bad-query", "content-unknown", "dealer-unknown"],
});

export const ServiceOfferReply = z.object({
  /** Null where the offer has ended; then its title is all that is left of it. */
  offer: ValidOffer.nullable(),
  title: z.string(),
  use: ServiceOffersContent.shape.use,
  /** What else is valid today. */
  others: z.array(ValidOffer),
  schedulePath: z.string().nullable(),
});
export type ServiceOfferReply = z.infer<typeof ServiceOfferReply>;

/** One offer. An offer that has not begun is as unknown as one that never was. */
export const getServiceOffer = endpoint({
  method: "GET",
  path: "/api/service/offers/:offer",
  params: z.object({ offer: z.string().max(100) }),
  reply: ServiceOfferReply,
  errors: ["not-found", "content-unknown", "dealer-unknown"],
});
