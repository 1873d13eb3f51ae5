import { z } from "zod";
import { LeadForm } from "../dealer-config/leads.ts";
import { endpoint } from "../endpoint.ts";
import { sendActionPath } from "../paths/post-paths.ts";
import { Lead, LeadAction } from "./leads.ts";

/** What people are told when a lead was taken: it is stored, and its mail will be sent. */
export const Receipt = z.object({
  /** Short, to be read out on the telephone: `F-7K3Q2M`. */
  number: z.string(),
  /** Names the page of this inquiry, `/inquiry/{token}`; cannot be guessed. */
  token: z.string().regex(/^[\w-]{22,64}$/, "a token of an inquiry"),
});
export type Receipt = z.infer<typeof Receipt>;

/**
 * What a form brings besides its words, so that people can be told from programs. None of it is
 * asked for: what is missing or wrong makes a lead a suspected one, which is kept, too.
 */
const Trace = z.object({
  /** Given to the document by `GET /api/leads/form-token`, or drawn into it. */
  formToken: z.string().max(500).optional(),
  /** A field that no person sees; what fills it is a program. */
  website: z.string().max(1000).optional(),
});

/** Whose lead it is. What is unknown is left to the visitor's store, or the dealer's main one. */
const About = z.object({
  /** Id of the store that it is about: the one that has the car. */
  store: z.string().max(63).optional(),
});

/** Sends a lead as it is, text or ADF, by the route of the form that it names. */
export const sendEmail = endpoint({
  method: "POST",
  path: "/api/email/send",
  body: z.intersection(
    Lead,
    z.object({ ...Trace.shape, ...About.shape, form: LeadForm.default("default") }),
  ),
  reply: Receipt,
  errors: ["bad-body", "forbidden", "idempotency-conflict", "too-many-requests"],
});

/** Sends a form by its template; the leads service writes the lead and picks its route. */
export const sendAction = endpoint({
  method: "POST",
  path: sendActionPath,
  body: z.intersection(LeadAction, z.object({ ...Trace.shape, ...About.shape })),
  reply: Receipt,
  errors: ["bad-body", "fields-invalid", "forbidden", "idempotency-conflict", "too-many-requests"],
});

/** A token for one document's forms; says when it was given, and is good for two days. */
export const getFormToken = endpoint({
  method: "GET",
  path: "/api/leads/form-token",
  reply: z.object({ formToken: z.string() }),
  errors: ["dealer-unknown"],
});

/** When a car is driven, by the store's clock. */
const DriveByClock = z.object({ vin: z.string(), day: z.string(), time: z.string() });

/** How an inquiry stands. */
export const Inquiry = z.object({
  number: z.string(),
  /** ISO timestamps; null = not yet. */
  receivedAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  /** What it is about, a key of `leadForms`. */
  form: z.string(),
  /** Until when the store means to reply: ISO timestamp, within its working hours. */
  replyBy: z.iso.datetime().nullable(),
  /** True once `replyBy` is over. */
  isReplyDue: z.boolean().optional(),
  storeName: z.string(),
  /** E.164. */
  storePhone: z.string(),
  /** The store's, whose clock the times are told by. */
  timezone: z.string(),
  /** The drive that it booked, by the store's clock: `2026-03-08`, `09:30`; null or missing = none. */
  testDrive: DriveByClock.nullable().optional(),
  /** True while `testDrive` has not begun: its visitor may cancel it. */
  canCancel: z.boolean().optional(),
  /** The drive that it had booked, and that its visitor has cancelled; null or missing = none. */
  cancelledDrive: DriveByClock.nullable().optional(),
  /** The page on which the car of a drive is booked, another time; null or missing = it is not known. */
  bookAgain: z.string().nullable().optional(),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const getInquiry = endpoint({
  method: "GET",
  path: "/api/leads/inquiries/:token",
  params: z.object({ token: z.string().max(64) }),
  reply: Inquiry,
  errors: ["not-found"],
});

/** What the address of an inquiry's page says besides its token. */
export const inquiryParameters = { notCancelled: "not-cancelled" } as const;

/**
 * Cancels the test drive that an inquiry booked, for whoever has its token, frees its time and tells the
 * store. Doing it again changes nothing. `not-found` where there is none that has not begun.
 */
export const cancelTestDrive = endpoint({
  method: "POST",
  path: "/api/leads/inquiries/:token/cancellation",
  params: z.object({ token: z.string().max(64) }),
  reply: z.object({ cancelled: z.literal(true) }),
  errors: ["not-found", "forbidden"],
});
