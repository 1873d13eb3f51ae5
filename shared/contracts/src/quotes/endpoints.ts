import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Receipt } from "../leads/receipt.ts";
import { ContactConsentVersion, Line } from "../leads/text.ts";
import { LeadVehicle } from "../leads/vehicle.ts";
import { requestQuotePath } from "../paths/post-paths.ts";
import { Vin } from "../vehicle.ts";
import { Quote } from "./quote.ts";

const Token = z.object({ token: z.string().max(64) });

/** How the visitor would buy; money in whole cents. A trade equity of 0 = no trade-in. */
export const QuoteTerms = z.object({
  cashDown: z.int().min(0).max(100_000_000),
  tradeEquity: z.int().min(0).max(100_000_000).default(0),
  creditScore: z.int().min(300).max(850),
  months: z.int().min(1).max(120),
});
export type QuoteTerms = z.infer<typeof QuoteTerms>;

/**
 * Computes and stores a quote, and sends its lead; all are one transaction. The server reads the car's price
 * itself. The reply's token is also that of the quote's page. Without a price the lead is accepted, and
 * `getQuote` is `not-found`.
 */
export const requestQuote = endpoint({
  method: "POST",
  path: requestQuotePath,
  body: z.object({
    /** The store that has the car; the inventory service overrides it if it answers. */
    store: z.string().max(63),
    user: z.object({ firstName: Line, lastName: Line, email: Line, phone: Line }),
    vehicle: LeadVehicle.extend({ vin: z.string().toUpperCase().pipe(Vin) }),
    terms: QuoteTerms,
    /** ZIP code where the car will be registered; empty = no taxes in the quote. */
    zip: z.string().max(20).default(""),
    /** Sends a copy to the visitor's address. A checkbox, so any text counts. */
    emailCopy: z.string().max(20).optional(),
    contactConsent: ContactConsentVersion.optional(),
    formToken: z.string().max(500).optional(),
    website: z.string().max(1000).optional(),
  }),
  reply: Receipt,
  errors: [
    "bad-body",
    "fields-invalid",
    "vehicle-unknown",
    "vehicle-private",
    "forbidden",
    "idempotency-conflict",
    "too-many-requests",
  ],
});

/** The quote of an inquiry, by its token. No personal data but a first name. */
export const getQuote = endpoint({
  method: "GET",
  path: "/api/leads/quotes/:token",
  params: Token,
  reply: Quote,
  errors: ["not-found"],
});

/**
 * Sends the copy of a quote to the address of its lead, once: repeating it changes nothing. `not-found` for an
 * expired quote.
 */
export const emailQuote = endpoint({
  method: "POST",
  path: "/api/leads/quotes/:token/copy",
  params: Token,
  reply: z.object({ copy: z.literal("sent") }),
  errors: ["not-found", "forbidden", "too-many-requests"],
});

/** Query parameters of the page of a quote. */
export const quoteParameters = { notSent: "not-sent" } as const;
