import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventValues, type TrackedEvent, trackPath } from "../tracking-events.ts";
import { isTrackablePath } from "./trackable-path.ts";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, "a SHA-256 in hexadecimal");
const EventId = z.string().regex(/^[\w-]{8,64}$/, "an id of 8 to 64 letters and digits");
const Seconds = z.int().min(0).max(9_999_999_999);

/** Path of a page as sent by browsers, without personal data. */
const PathOfPage = z
  .string()
  .max(1000)
  .refine(isTrackablePath, "a path of this site, without personal data of the visitor");

/** Properties of an event. Every text has a fixed form, so that none can hold personal data. */
const CustomData = z.strictObject({
  path: PathOfPage.optional(),
  content_type: z.literal("vehicle").optional(),
  content_ids: z
    .array(z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/, "a VIN"))
    .max(50)
    .optional(),
  num_items: z.int().min(0).max(10_000_000).optional(),
  form: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9-]{0,59}$/, "the name of a form")
    .optional(),
  chat: z
    .record(
      z.string().regex(/^[a-z_]{1,40}$/, "a name of a field"),
      z.union([Sha256, z.number(), z.boolean()]),
    )
    .optional(),
});

/**
 * One event of a session. The fields are the specification's, two of them under two names. Personal data
 * is only accepted as hashes.
 */
export const TrackedEventBody = z
  .strictObject({
    eventName: z.enum(Object.keys(eventValues) as [TrackedEvent, ...TrackedEvent[]]),
    eventID: EventId,
    event_id: EventId,
    /** Seconds since 1970. */
    eventTime: Seconds,
    event_time: Seconds,
    currency: z.literal("USD"),
    /** Dollars. */
    value: z.number(),
    /** The pixel's ids of the browser and of the click on an advertisement. */
    fbp: z
      .string()
      .regex(/^fb\.\d\.\d{10,13}\.\d{1,20}$/, "the pixel's id of a browser")
      .nullish(),
    fbc: z
      .string()
      .regex(/^fb\.\d\.\d{10,13}\.[\w-]{1,500}$/, "the pixel's id of a click")
      .nullish(),
    user_data: z.strictObject({
      em: Sha256.optional(),
      ph: Sha256.optional(),
      fn: Sha256.optional(),
      ln: Sha256.optional(),
    }),
    custom_data: CustomData,
  })
  .refine((event) => event.eventID === event.event_id && event.eventTime === event.event_time, {
    error: "event_id and event_time as eventID and eventTime say",
  })
  .refine((event) => event.value === eventValues[event.eventName], {
    path: ["value"],
    error: "what the event is worth",
  });
export type TrackedEventBody = z.infer<typeof TrackedEventBody>;

/** Stores an event of a visitor who consents, and forwards it where the dealer has configured that. */
export const trackEvent = endpoint({
  method: "POST",
  path: trackPath,
  body: TrackedEventBody,
  reply: z.object({
    /** False for a duplicate, and for an event without consent. */
    stored: z.boolean(),
  }),
  errors: ["bad-body", "forbidden", "dealer-unknown", "too-many-requests"],
});
