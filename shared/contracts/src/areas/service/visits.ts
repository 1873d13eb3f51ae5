import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import {
  AdviserChoice,
  BookingOptions,
  CouponOfVisit,
  FreeDays,
  ReturnedVisitForm,
  Slot,
  VisitFields,
  VisitFormReply,
  VisitStepName,
  VisitVehicle,
} from "./visit-parts.ts";
import { startVisitPath, transports } from "./visit-paths.ts";

/** A time that is kept free for this visit until the moment `until`. */
const Hold = z.object({
  ...Slot.shape,
  /** Time at which the vehicle is ready, on the day of the visit, by the store's clock. */
  readyBy: Slot.shape.time,
  adviser: AdviserChoice,
  until: z.iso.datetime(),
});

/** A visit that is being booked. */
export const Visit = z.object({
  /** `booked`, `canceled` and `done`: its page is the receipt. */
  status: z.enum(["draft", "booked", "canceled", "done"]),
  vehicle: VisitVehicle.nullable(),
  /** Op codes of the chosen services, in the order of the settings. */
  services: z.array(z.string()),
  /** Op codes in `services` that the site added for the symptoms; the owner chose the others. */
  addedServices: z.array(z.string()).default([]),
  /** Symptoms of the vehicle, in the owner's words; empty = not stated. */
  symptoms: z.string(),
  /** Names of the services that are due near the stated mileage, and at how many miles; null = none, or no mileage. */
  due: z
    .object({ miles: z.int().positive(), services: z.array(z.string()).min(1) })
    .nullable()
    .default(null),
  transport: z.enum(transports).nullable(),
  /** Id of the wanted adviser; null = anyone. */
  adviser: z.string().nullable(),
  /** Minutes of work on the lift for the chosen services; 0 = none are chosen. */
  workMinutes: z.int().nonnegative(),
  /** The sum of their lowest prices; null = none is advertised for one of them. */
  fromCents: z.int().nonnegative().nullable(),
  /** Coupon of the offer that the visit began with, or of an offer for the chosen work; null = none was valid then. */
  coupon: CouponOfVisit.nullable().default(null),
  /** Null = no time is chosen, or the hold has ended. */
  hold: Hold.nullable(),
  /** The last chosen time, also when its hold has ended: it is tried again when the visit is booked. */
  chosen: Slot.nullable(),
  /** Free starts, also the held one. Only for the steps `time` and `contact`, else empty. */
  days: FreeDays,
  /** The free starts closest to a time that was wanted and is taken; else empty. */
  nearest: z.array(Slot),
  /** Names the vehicle, work, time, transport and adviser that the page shows; the field `seen` of the last step. */
  seen: z.string().default(""),
  /** Values typed in the step `contact` before the time was taken, by field; empty = none. */
  contact: z.record(z.string(), z.string()),
  /** Steps that are not complete, in their order. */
  missing: z.array(VisitStepName),
  options: BookingOptions,
  returned: ReturnedVisitForm.nullable(),
  /** A draft is deleted then. */
  expiresAt: z.iso.datetime(),
});
export type Visit = z.infer<typeof Visit>;

const params = z.object({ token: LinkToken });

/** Choices that the store of the request offers for visits. */
export const getBookingOptions = endpoint({
  method: "GET",
  path: "/api/service/booking-options",
  reply: BookingOptions,
  errors: ["dealer-unknown", "not-found"],
});

/** A visit as one of its steps shows it. `not-found` = there is none, or it has expired. */
export const getVisit = endpoint({
  method: "GET",
  path: "/api/service/visits/:token",
  params,
  query: z.object({ step: VisitStepName.optional() }),
  reply: Visit,
  errors: ["bad-request", "bad-query", "dealer-unknown", "not-found"],
});

/**
 * Starts a visit, with the vehicle where the fields describe one completely; `visitFields.start`. The location is
 * the first step that is not complete.
 */
export const startVisitForm = endpoint({
  method: "POST",
  path: startVisitPath,
  body: VisitFields,
  reply: VisitFormReply,
  errors: ["bad-body", "dealer-unknown", "forbidden", "not-found", "too-many-requests"],
});

const form = <const Name extends string>(name: Name) =>
  endpoint({
    method: "POST",
    path: `/api/service/visits/:token/${name}/form` as const,
    params,
    body: VisitFields,
    reply: VisitFormReply,
    errors: [
      "bad-request",
      "bad-body",
      "dealer-unknown",
      "fields-invalid",
      "forbidden",
      "not-found",
      "too-many-requests",
      "visit-changed",
    ],
  });

/** Stores the vehicle. With a VIN alone, year, make and model are looked up, or asked for as faults. */
export const saveVehicleForm = form("vehicle");

/** Stores what is needed, the transport and the wanted adviser. A hold that no longer fits is released. */
export const saveServicesForm = form("services");

/**
 * Holds the time `slot` for 5 minutes, and releases the one held before. A taken one comes back as the fault
 * `slot`, and the visit has the nearest free times.
 */
export const holdTimeForm = form("time");

/**
 * Books the visit for its contact. Sent again, or from another tab, it leads to the same appointment. A hold that has
 * ended is tried again; when its time is taken, the location is the step `time` with the nearest free times. With
 * `seen`, a visit that was changed in another window is not booked: `visit-changed` says what was seen and what it is
 * now.
 */
export const bookVisitForm = form("contact");

/**
 * Moves a booked visit to the time `slot`; its own time counts as free. The same time changes nothing. With `seen`, a
 * visit that was moved or canceled in another window is not moved: `visit-changed` says what it is now.
 */
export const moveVisitForm = form("move");

/** Cancels a booked visit. Sent again, it changes nothing; `seen` as of `moveVisitForm`. */
export const cancelVisitForm = form("cancel");
