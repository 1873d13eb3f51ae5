import { applicationSteps } from "@forecourt/domain/financing/applicant-fields";
import { consentNames } from "@forecourt/domain/financing/pre-approval-form";
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

/** The number that staff and shopper speak of: `A-7K4M-2PXD`. No secret, and opens nothing. */
export const Reference = z.string().regex(/^[AP]-[2-9A-Z]{4}-[2-9A-Z]{4}$/, "a reference");

export const Cents = z.int().nonnegative();

/** A field as typed; its rule is in `shared/domain/financing`. */
export const Typed = z.string().max(500);

/** Values that a form sends besides its fields. */
export const Extras = z.object({
  /**
   * Form token from `GET /api/leads/form-token`, which is passed on to the lead; without it the lead is suspected of
   * being spam.
   */
  formToken: z.string().max(500).optional(),
  /** Honeypot. */
  website: z.string().max(1000).optional(),
});

/** The event that the page sends for a new answer; null = none, because nothing was sent. */
export const EventOfAnswer = z
  .object({
    name: z.enum(["InstantScreen", "FullCreditApplication"]),
    /** US dollars. */
    value: z.number(),
    /** Same id for every tab and reload, so that an event is counted once. */
    id: z.string(),
  })
  .nullable();

/** An applicant: who began, or who was invited or filled in beside them. */
export const Party = z.enum(["borrower", "coBorrower"]);
export type Party = z.infer<typeof Party>;

export const Step = z.enum(applicationSteps);

/** The current version of each consent text, which the box of a form sends as its value. */
export const ConsentTexts = z.object({
  texts: z.record(z.enum(consentNames), z.object({ version: z.string(), text: z.string() })),
});
export type ConsentTexts = z.infer<typeof ConsentTexts>;

export const getConsentTexts = endpoint({
  method: "GET",
  path: "/api/financing/consents",
  reply: ConsentTexts,
  errors: ["dealer-unknown"],
});
