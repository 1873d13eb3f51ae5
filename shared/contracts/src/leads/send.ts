import { z } from "zod";
import { LeadForm } from "../dealer-config/leads.ts";
import { endpoint } from "../endpoint.ts";
import { sendActionPath } from "../paths/post-paths.ts";
import { Lead, LeadAction } from "./leads.ts";
import { Receipt } from "./receipt.ts";
import { ContactConsentVersion, Line } from "./text.ts";

/**
 * Hidden fields: the recorded consent, and what helps to detect spam. None is required: if one is missing or wrong, the
 * lead is accepted as suspected.
 */
const Trace = z.object({
  /** The version of the sentence on calls and texts that the form showed, see `textVersion`. */
  contactConsent: ContactConsentVersion.optional(),
  /** From `GET /api/leads/form-token`, or rendered into the form. */
  formToken: z.string().max(500).optional(),
  /** Honeypot: an invisible field that only programs fill in. */
  website: z.string().max(1000).optional(),
});

/** The store of a lead; the default is the visitor's store, else the dealer's main store. */
const About = z.object({
  /** Id of the store that has the car. */
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

/**
 * Sends the lead of a credit application or a pre-approval. Only for the financing service: the gateway forwards only
 * paths below `/api`, so a visitor cannot skip the spam check or choose the subject of a mail.
 */
export const sendApplicationLead = endpoint({
  method: "POST",
  path: "/internal/leads/applications",
  body: z.object({
    ...LeadAction.shape,
    template: z.enum(["APPLY_FINANCING", "FULL_CREDIT_APP"]),
    ...Trace.omit({ contactConsent: true }).shape,
    store: z.string().max(63),
    /** Subject of the mail to the store. */
    subject: Line,
    /** True = a page of one button sent it: how fast it was tapped says nothing. */
    isOneButton: z.boolean(),
  }),
  reply: Receipt,
  errors: ["bad-body", "fields-invalid", "idempotency-conflict", "too-many-requests"],
});

/** A signed token for the forms of one document. It holds its time of issue and is valid for two days. */
export const getFormToken = endpoint({
  method: "GET",
  path: "/api/leads/form-token",
  reply: z.object({ formToken: z.string() }),
  errors: ["dealer-unknown"],
});

/** A booked test drive: day and time in the store's time zone. */
const DriveByClock = z.object({ vin: z.string(), day: z.string(), time: z.string() });

/** State of an inquiry. */
export const Inquiry = z.object({
  number: z.string(),
  /** ISO timestamps; null = not yet. */
  receivedAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  /** Key of its form, one of `leadForms`. */
  form: z.string(),
  /** The topic of a message, one of `contactTopicIds`; null or missing = none. */
  topic: z.string().nullable().optional(),
  /** The position of an application; null or missing = none. */
  position: z.string().nullable().optional(),
  /** The person of the team whom a message is for; null or missing = none. */
  member: z.object({ name: z.string(), firstName: z.string() }).nullable().optional(),
  /** Time until which the store promises a reply: ISO timestamp, within its working hours. */
  replyBy: z.iso.datetime().nullable(),
  /** True once `replyBy` has passed. */
  isReplyDue: z.boolean().optional(),
  /** Missing from a service of an earlier release. */
  storeId: z.string().optional(),
  storeName: z.string(),
  /** E.164. */
  storePhone: z.string(),
  /** Time zone of the store, in which times are shown. */
  timezone: z.string(),
  /** The booked test drive: `2026-03-08`, `09:30`; null or missing = none. */
  testDrive: DriveByClock.nullable().optional(),
  /** The title of the car of the test drive, `2021 Toyota RAV4`; null or missing = not known. */
  vehicle: z.string().nullable().optional(),
  /** True while `testDrive` has not begun and can be canceled or changed. */
  canCancel: z.boolean().optional(),
  /** Free times that `testDrive` can be moved to, by day; missing = none. */
  otherTimes: z.array(z.object({ day: z.string(), times: z.array(z.string()) })).optional(),
  /** Address of the store, on one line. */
  storeAddress: z.string().optional(),
  /** The test drive that was canceled; null or missing = none. */
  canceledDrive: DriveByClock.nullable().optional(),
  /** Path of the page to book the same car again; null or missing = the car is not known. */
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

/**
 * Query parameters of the page of an inquiry; `notChanged` is "taken" or "failed", `unlocked` the number of
 * early-access vehicles that a lead without JavaScript has unlocked.
 */
export const inquiryParameters = {
  unlocked: "unlocked",
  notCanceled: "not-canceled",
  notChanged: "not-changed",
} as const;

/** Replies to text messages, posted by the SMS provider. */
export const textRepliesPath = "/api/leads/text-replies";

/** The booked test drive of an inquiry as an iCalendar file; 404 without one. */
export const testDriveCalendarPath = "/api/leads/inquiries/:token/test-drive.ics";

/**
 * Moves the test drive of an inquiry to another time, in the store's time zone, and mails store and
 * shopper. The token is the only authorization. `not-found` where no drive is booked or it has begun.
 */
export const changeTestDrive = endpoint({
  method: "POST",
  path: "/api/leads/inquiries/:token/change",
  params: z.object({ token: z.string().max(64) }),
  body: z.object({
    /** `2026-11-23T09:30` */
    slot: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "a time as 2026-11-23T09:30"),
  }),
  reply: z.object({ changed: z.literal(true) }),
  errors: ["bad-body", "not-found", "forbidden", "slot-taken", "too-many-requests"],
});

/**
 * Cancels the test drive of an inquiry, frees its slot and sends the store a mail. The token is the only
 * authorization. Repeating it changes nothing. `not-found` where no drive is booked or it has begun.
 */
export const cancelTestDrive = endpoint({
  method: "POST",
  path: "/api/leads/inquiries/:token/cancellation",
  params: z.object({ token: z.string().max(64) }),
  reply: z.object({ canceled: z.literal(true) }),
  errors: ["not-found", "forbidden"],
});
