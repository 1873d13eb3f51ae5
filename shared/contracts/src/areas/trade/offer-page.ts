import { z } from "zod";
import { offerKinds } from "../../dealer-config/trade/offers.ts";
import { endpoint } from "../../endpoint.ts";
import { AfterInspection } from "./after-inspection.ts";
import { Car, Token } from "./appraisal-parts.ts";
import { TradeOffer } from "./offer.ts";
import { Payoff } from "./payoff.ts";

/** What the seller wants to do with the car, as ADF names it. */
export const sellerInterests = ["sell", "trade-in"] as const;
export type SellerInterest = (typeof sellerInterests)[number];

/** A drop-off by the store's clock. */
const DropOff = z.object({ day: z.iso.date(), time: z.string().regex(/^\d\d:\d\d$/) });

/** An offer that its seller keeps: the store has the lead. */
const KeptOffer = z.object({
  keptAt: z.iso.datetime(),
  firstName: z.string(),
  interest: z.enum(sellerInterests),
  dropOff: DropOff.nullable(),
  /** True = the offer is mailed to the seller; false = it is not, or not known yet. */
  isMailed: z.boolean(),
});

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
const KeptBefore = z.object({ offer: TradeOffer, dropOff: DropOff.nullable() });

/** A form that was not accepted, as it was typed. `form` has the fault of no field. */
const ReturnedForm = z.object({
  form: z.enum(["payoff", "keep", "drop-off"]),
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
  /** Trims that are known of such cars, for a seller who named none; empty = none, or the offer is kept. */
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
  /** Missing = the store has not inspected the car that the seller keeps an offer for. */
  afterInspection: AfterInspection.optional(),
  /** Null = nothing was changed since, or the newest offer is kept itself. */
  keptBefore: KeptBefore.nullable(),
  /** When the car can be brought, by the rules of test drives, and not after the offer's last day; also once it is kept. */
  dropOffDays: z.array(z.object({ day: z.iso.date(), times: z.array(z.string()) })),
  returned: ReturnedForm.nullable(),
});
export type TradeOfferPage = z.infer<typeof TradeOfferPage>;

const params = z.object({ token: Token });

export const getTradeOffer = endpoint({
  method: "GET",
  path: "/api/trade/appraisals/:token/offer",
  params,
  query: z.object({
    /** Of the seller: from there, the distances to the stores are measured. */
    zip: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
  }),
  reply: TradeOfferPage,
  errors: ["bad-request", "not-found"],
});

/** Fields of a form, also from a script. Unknown ones are ignored. */
const Fields = z.record(z.string().max(60), z.string().max(4_000));

const errors = [
  "bad-request",
  "bad-body",
  "fields-invalid",
  "forbidden",
  "not-found",
  "too-many-requests",
] as const;

/** Where the page is that shows what came of a form. A form without a script is redirected there. */
export const FormReply = z.object({
  location: z.string(),
  /** True = this request made a lead, which no earlier one has. */
  isLead: z.boolean(),
});
export type FormReply = z.infer<typeof FormReply>;

/** Makes the offer. With questions that need an answer, the location is the page of the first one. */
export const requestOfferForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/**
 * Changes which car the offer is for, and makes the offer again: `series`, the trim, or `vin`, whose car takes the place
 * of the described one.
 */
export const changeOfferedCarForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/car/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/** Selects one of the kinds that were offered: `selectedPayment`. Not possible once the offer is kept. */
export const selectPaymentForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/selection/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/** Stores what is still owed: `owed` in dollars, and `lender`; an empty amount removes it. */
export const savePayoffForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/payoff/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/**
 * Keeps the offer: contact, `interest`, `slot` (`2026-11-24T09:30` or empty), and `vin`, which may be empty. One lead
 * for each offer, however often the form is sent. A VIN of another trim makes another offer, which is not kept yet.
 */
export const keepOfferForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/keep/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/** Chooses the store for the drop-off: `store`. Not possible once the offer is kept. */
export const chooseOfferStoreForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/store/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/**
 * Books, moves or cancels the drop-off of a kept offer: `slot` and `vin` as in `keepOfferForm`, or `cancel`. Each change
 * mails the store and the seller once.
 */
export const changeDropOffForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/drop-off/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/** The kinds of offers by name, for forms. */
export const SelectedPayment = z.enum(offerKinds);
