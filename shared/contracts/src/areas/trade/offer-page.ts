import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import { AfterInspection } from "./after-inspection.ts";
import { Car } from "./appraisal-parts.ts";
import { TradeOffer } from "./offer.ts";
import { Payoff } from "./payoff.ts";
import { sellerInterests } from "./seller-interest.ts";

/** A drop-off by the store's clock. */
const DropOff = z.object({ day: z.iso.date(), time: z.string().regex(/^\d\d:\d\d$/) });

/** An offer that its seller keeps: the store has the lead. */
const KeptOffer = z.object({
  keptAt: z.iso.datetime(),
  firstName: z.string(),
  /** Seller's current interest, which may have changed since they kept the offer. */
  interest: z.enum(sellerInterests),
  dropOff: DropOff.nullable(),
  /** True = the offer is mailed to the seller; false = it is not, or not known yet. */
  isMailed: z.boolean(),
  /** The day of the mail that reminds of the offer's end; missing = none is planned. */
  remindsOn: z.iso.date().optional(),
});

const TradeInTax = z.object({
  /** `Missouri` */
  state: z.string(),
  /** True = of new cars alone. */
  isNewOnly: z.boolean(),
  /** The most by which the taxed amount is lower; null = no limit. */
  maxCents: z.int().nonnegative().nullable(),
});
export type TradeInTax = z.infer<typeof TradeInTax>;

/** An answer or a fact of the car that is not the one of the offer before. */
const Change = z.object({
  label: z.string(),
  /** "" = it was not stated. */
  from: z.string(),
  to: z.string(),
  /** The whole change in words; missing = `label`, `from` and `to` make them. */
  sentence: z.string().optional(),
});

/** The offer before this one, for a car or answers that were changed since. */
const PreviousOffer = z.object({ offer: TradeOffer, changes: z.array(Change) });
export type PreviousOffer = z.infer<typeof PreviousOffer>;

/** A valid offer that the seller keeps, for a car or answers that they have changed since. */
const KeptBefore = z.object({
  offer: TradeOffer,
  interest: z.enum(sellerInterests),
  dropOff: DropOff.nullable(),
});

/** A form that was not accepted, as it was typed. `form` has the fault of no field. */
const ReturnedForm = z.object({
  form: z.enum(["payoff", "keep", "drop-off", "interest"]),
  fields: z.record(z.string(), z.string()),
  faults: z.record(z.string(), z.string()),
  /** The car of the typed VIN, `2019 Honda CR-V`, where it is not the described one and can take its place. */
  otherCar: z.string().optional(),
});

/** All that the page of an offer shows. */
export const TradeOfferPage = z.object({
  car: Car,
  /** The store that makes the offer; `phone` in E.164, `address` on one line, `mapUrl` of the directions. */
  store: z.object({
    id: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    mapUrl: z.string(),
  }),
  /** The stores that the seller can choose from, the nearest first where the ZIP code is known; empty = one alone. */
  stores: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      /** Straight-line miles; null = not known. */
      miles: z.int().nonnegative().nullable(),
    }),
  ),
  /** Known trims of such cars, for a seller who named none; empty = no trims are known, or the offer is kept. */
  trims: z.array(z.string()),
  /** Answers that deduct nothing and that the appraiser looks at. */
  notes: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Minutes that an inspection takes at the store. */
  inspectionMinutes: z.int().positive(),
  /** Today in the store's time zone. */
  today: z.iso.date(),
  /** False = questions need an answer before there can be an offer. */
  isComplete: z.boolean(),
  /** The newest offer for the car and the answers; null = none yet, or they have changed since. */
  offer: TradeOffer.nullable(),
  /** True = its last day has passed. */
  isExpired: z.boolean(),
  previous: PreviousOffer.nullable(),
  payoff: Payoff.nullable(),
  kept: KeptOffer.nullable(),
  /** Effect of a trade-in on the tax of the next car in the store's state; missing = none, or not known. */
  tradeInTax: TradeInTax.optional(),
  /** Missing = the store has not inspected the car that the seller keeps an offer for. */
  afterInspection: AfterInspection.optional(),
  /** Null = nothing was changed since, or the newest offer is kept itself. */
  keptBefore: KeptBefore.nullable(),
  /**
   * Times at which the car can be brought, by the rules of test drives, until the offer's last day; also once the offer
   * is kept.
   */
  dropOffDays: z.array(z.object({ day: z.iso.date(), times: z.array(z.string()) })),
  returned: ReturnedForm.nullable(),
});
export type TradeOfferPage = z.infer<typeof TradeOfferPage>;

export const getTradeOffer = endpoint({
  method: "GET",
  path: "/api/trade/appraisals/:token/offer",
  params: z.object({ token: LinkToken }),
  query: z.object({
    /** ZIP code of the seller, from which the distances to the stores are measured. */
    zip: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
  }),
  reply: TradeOfferPage,
  errors: ["bad-request", "not-found"],
});
