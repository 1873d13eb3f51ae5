import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { LeadAction } from "./leads.ts";
import { Receipt } from "./receipt.ts";
import { Comments, ContactConsentVersion, Line } from "./text.ts";

/** An appointment that a letter brings as a calendar file. */
const LetterAppointment = z.object({
  start: z.iso.datetime(),
  minutes: z.int().positive(),
  title: Line,
  details: Line,
  /** Rises with every change; calendars keep the highest. */
  sequence: z.int().nonnegative().default(0),
  /** True removes it from the calendar. */
  isCanceled: z.boolean().default(false),
  /** Minutes before the start at which the calendar reminds; missing = as the calendar is set. */
  remindMinutes: z.int().positive().max(10_080).optional(),
  /** Calendar id of the appointment, the same in every letter about it; missing = the lead's own id. */
  uid: z
    .string()
    .regex(/^[\w-]{1,80}$/, "letters, digits, - and _")
    .optional(),
});

/** A text message that says the same in short; the leads service adds how to opt out. */
const LetterText = z.object({
  /** A verified number whose owner has agreed to texts. */
  phone: z.string().regex(/^\+1\d{10}$/, "a phone number in E.164"),
  sentence: z.string().max(300),
  /** Time after which the text message is not sent any more; null = a day after it was queued. */
  usefulUntil: z.iso.datetime().nullable(),
});
export type LetterText = z.infer<typeof LetterText>;

/**
 * The mail to the shopper, as the service that knows its subject composes it. It contains nothing that a
 * visitor typed, except `typed`: the leads service adds the greeting, the vehicle and the store.
 */
export const Letter = z.object({
  subject: Line,
  paragraphs: z.array(Comments).max(10),
  /** Figures in tables: label and value. */
  tables: z.array(z.object({ title: Line, rows: z.array(z.tuple([Line, Line])).max(60) })).max(6),
  /** Sentences after the figures. */
  notes: z.array(Comments).max(10),
  /** Texts that the shopper typed, each with a label. The leads service leaves out a text with a link. */
  typed: z
    .array(z.object({ label: Line, text: Comments }))
    .max(4)
    .optional(),
  /** True = staff of the store entered the address, not a visitor of the website. */
  isByStaff: z.boolean().optional(),
  /** True = it names the number by which staff finds the subject; the number of the receipt is left out. */
  hasOwnNumber: z.boolean().optional(),
  link: z.object({ label: Line, path: z.string().regex(/^\/(?!\/)/, "a path of the site") }),
  appointment: LetterAppointment.nullable(),
});
export type Letter = z.infer<typeof Letter>;

/**
 * Sends a lead with the letter to its shopper. For services of the site: the gateway forwards nothing but
 * paths below `/api`, so that no visitor can have the dealer send a letter of their own words.
 */
export const sendServiceLead = endpoint({
  method: "POST",
  path: "/internal/leads/letters",
  body: z.object({
    ...LeadAction.shape,
    store: z.string().max(63),
    contactConsent: ContactConsentVersion.optional(),
    formToken: z.string().max(500).optional(),
    website: z.string().max(1000).optional(),
    /** Subject of the mail to the store; missing = the subject of the form's route. */
    subject: Line.optional(),
    letter: Letter,
    /** Missing = no text message. */
    textMessage: LetterText.optional(),
  }),
  reply: Receipt,
  errors: ["bad-body", "fields-invalid", "idempotency-conflict", "too-many-requests"],
});

/**
 * Mails the shopper of a lead of a service, and the store, about a change, such as of an appointment. The token of the
 * inquiry, which only that service gets, is the only authorization. A repeated Idempotency-Key sends once. `isQueued`
 * is false where no mail is sent, as for a lead that may be spam. Above the limit of the address, a mail waits.
 */
export const sendServiceNotice = endpoint({
  method: "POST",
  path: "/internal/leads/inquiries/:token/notices",
  params: z.object({ token: z.string().max(64) }),
  body: z.object({
    /** The mail to the store; null = it gets none. */
    toStore: z.object({ subject: Line, text: Comments }).nullable(),
    letter: Letter,
    /** True = staff or a deadline caused the change: the limit of the address does not delay the mail. */
    isByStaff: z.boolean().optional(),
    /** True = the store has met the shopper, so that the lead is no spam. */
    isMet: z.boolean().optional(),
    /** Missing = no text message. */
    textMessage: LetterText.optional(),
  }),
  reply: z.object({ isQueued: z.boolean() }),
  errors: ["bad-request", "bad-body", "not-found", "idempotency-conflict"],
});
