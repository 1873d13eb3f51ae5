import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Holds the id of a rejected form for the next document. HttpOnly, for the path of the form's page. Essential. */
export const rejectedFormCookie = "rejectedForm";

/** Seconds for which a rejected form is stored: the redirect to its page takes a moment, a slow connection longer. */
export const rejectedFormSeconds = 600;

/** Parts of a form that was sent without JavaScript and rejected, besides the typed values. */
const Rejection = z.object({
  title: z.string(),
  /** Why it was rejected and what to do. */
  reason: z.string(),
  /** The errors of its fields, in their order; `label` is the field's. */
  errors: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
  /** The phone number of the form's store and department; E.164, and the text of its link. */
  call: z.object({ phone: z.string(), text: z.string() }),
  /** Instead of the form, when sending it again cannot succeed; null = it can. */
  alternative: z
    .object({
      /** The typed message, to be copied; null = there is none. */
      message: z.object({ label: z.string(), text: z.string() }).nullable(),
      restart: z.object({ path: z.string(), text: z.string() }),
    })
    .nullable(),
});
export type Rejection = z.infer<typeof Rejection>;

/** A form that was sent without JavaScript and rejected. Its page shows it once. */
export const RejectedForm = z.object({
  /** The path of its page, without query. */
  page: z.string(),
  /** The id of the form in its page. */
  id: z.string(),
  /** The HTTP status of the error. */
  status: z.number().int().min(400).max(599),
  /** Seconds until it can be sent again; null = it may be sent at once. */
  retryAfter: z.number().int().positive().nullable(),
  /** Everything that was sent, by name, without social security numbers. */
  fields: z.record(z.string(), z.string()),
  /** Null = the page explains by itself why the form was rejected. */
  rejection: Rejection.nullable(),
});
export type RejectedForm = z.infer<typeof RejectedForm>;

/**
 * The rejected form that the request's cookie names. For the shell's server; reading it again within
 * `rejectedFormSeconds` returns the same.
 */
export const getRejectedForm = endpoint({
  method: "GET",
  path: "/api/leads/rejected-form",
  reply: RejectedForm,
  errors: ["not-found"],
});
