import { z } from "zod";
import { payoutOptions } from "../../dealer-config/trade/offers.ts";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";

const params = z.object({ token: LinkToken });

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

/** Path of the page that shows the result of submitting a form. A form without a script is redirected there. */
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
 * Changes which car the offer is for, and makes the offer again: `series`, the trim, or `vin`, whose car takes the
 * place of the described one.
 */
export const changeOfferedCarForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/car/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/**
 * Selects one of the kinds that were offered: `selectedPayment`. Of a kept offer until the store has seen the car, with
 * a mail.
 */
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
 * Books, moves or cancels the drop-off of a kept offer: `slot` and `vin` as in `keepOfferForm`, or `cancel`. Each
 * change mails the store and the seller once.
 */
export const changeDropOffForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/drop-off/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/**
 * Says of a kept offer that the car is traded in instead of sold, or the other way: `interest`. Until the store has
 * seen the car. Each change mails the store and the seller once.
 */
export const changeInterestForm = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer/interest/form",
  params,
  body: Fields,
  reply: FormReply,
  errors,
});

/** The kinds of offers by name, for forms. */
export const SelectedPayment = z.enum(payoutOptions);
