import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Line } from "./text.ts";

/** Event of an application or a pre-approval. */
export const ApplicationEvent = z.enum([
  "pre-approval",
  "credit-score",
  "received",
  "viewed",
  "answered",
  /** The borrower accepted a counter-offer: the store gets a mail, too. */
  "accepted",
]);
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

/**
 * Mails the applicant of a financing lead, or the co-borrower, about an event of the application. The token of the
 * inquiry, which only the financing service gets, is the only authorization. The link is a token of a page of this
 * site, so that no caller can choose an address. A repeated Idempotency-Key sends one mail. `isQueued` is false for a
 * lead that may be spam. Above the limit of the address, a mail waits, except a mail about an event that staff made.
 */
export const notifyApplicant = endpoint({
  method: "POST",
  path: "/api/leads/inquiries/:token/application-news",
  params: z.object({ token: z.string().max(64) }),
  body: z.object({
    news: ApplicationEvent,
    /** The number that staff and shopper speak of. */
    reference: z.string().regex(/^[AP]-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    /** The token of the page that the mail links to. */
    page: z.string().regex(/^[\w-]{43}$/),
    /** The last day of a pre-approval or an offer, by the store's clock; missing = none is stated. */
    validUntil: z.iso.date().optional(),
    /** True = the answer replaces one of which the applicant was notified. Missing = false. */
    isChanged: z.boolean().optional(),
    /** Deal for which financing was requested; missing = the mail does not state it. */
    deal: z
      .object({
        /** `2021 Kia Telluride SX`; null = not decided. */
        car: z.string().min(1).max(200).nullable(),
        moneyDownCents: z.int().nonnegative().nullable(),
      })
      .optional(),
    /** The loan that was accepted; missing = the answer stated none in figures. */
    offer: z
      .object({
        amountCents: z.int().positive(),
        months: z.int().positive(),
        annualRatePercent: z.number().nonnegative(),
        monthlyCents: z.int().positive(),
      })
      .optional(),
    /**
     * First and last name of the co-borrower, for the store's mail about an accepted offer; missing = there is none.
     */
    jointWith: Line.optional(),
    /** Recipient of the mail if it is not the applicant of the lead. */
    coBorrower: z
      .object({ firstName: z.string().min(1).max(60), email: z.email().max(254) })
      .optional(),
  }),
  reply: z.object({ isQueued: z.boolean() }),
  errors: ["bad-request", "bad-body", "not-found", "forbidden", "idempotency-conflict"],
});
