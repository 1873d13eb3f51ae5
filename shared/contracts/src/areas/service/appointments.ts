import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import { Adviser, CouponOfVisit, FreeDays, ReturnedVisitForm, Slot } from "./visit-parts.ts";
import { transports } from "./visit-paths.ts";

/** An appointment as shops exchange it. Times are moments in UTC. */
export const ServiceAppointment = z.object({
  /** The number that staff and owner speak of: `S-7K4M-2PXD`. No secret, and opens nothing. */
  appointment_id: z.string().regex(/^S-[2-9A-Z]{4}-[2-9A-Z]{4}$/, "the number of an appointment"),
  /** Time at which the owner comes. */
  start_datetime: z.iso.datetime(),
  /** Time at which the vehicle is ready. */
  end_datetime: z.iso.datetime(),
  notes_general: z.string(),
  vehicle_arr: z.array(z.object({ year: z.int(), make: z.string(), model: z.string() })),
  /** `notes_narrative`: what is wrong, in the owner's words, on the line that was added for them, or else the first. */
  repair_order_lines: z.array(
    z.object({ op_code: z.string(), name: z.string(), notes_narrative: z.string() }),
  ),
  /** The company whose vehicle it is; null = the visit is personal. */
  business: z
    .object({
      name: z.string(),
      contactName: z.string(),
      contactTitle: z.string(),
      contactPhone: z.string(),
      contactEmail: z.string(),
    })
    .nullable(),
});
export type ServiceAppointment = z.infer<typeof ServiceAppointment>;

/** The receipt of a visit. */
export const Appointment = z.object({
  appointment: ServiceAppointment,
  status: z.enum(["booked", "canceled", "done"]),
  /**
   * Where the dealer has a scheduling system of their own, whether that has confirmed the time. `waiting`: it has not
   * answered yet, and the owner gets a mail when it has. `refused`: it has no such time; the owner chooses another, and
   * `nearest` has the closest ones.
   */
  confirmation: z.enum(["confirmed", "waiting", "refused"]),
  /** `rescheduled` = it was moved at least once. */
  kind: z.enum(["new", "rescheduled"]),
  usage: z.enum(["personal", "business"]),
  /** Start of the visit, and the time at which the vehicle is ready, both by the store's clock. */
  start: Slot,
  readyBy: Slot.shape.time,
  /** Time by which the service desk has promised the vehicle; null = `readyBy` is the plan. */
  promised: Slot.shape.time.nullable().default(null),
  transport: z.enum(transports),
  adviser: Adviser,
  firstName: z.string(),
  vin: z.string().nullable(),
  mileage: z.int().nullable(),
  /** The sum of the lowest prices; null = none is advertised for one of the services. */
  fromCents: z.int().nonnegative().nullable(),
  /** Null = it did not begin with an offer that was valid then. */
  coupon: CouponOfVisit.nullable().default(null),
  /** The store canceled it, not its owner. */
  canceledByShop: z.boolean().default(false),
  /** Why the store canceled it; "" = not stated. */
  cancelReason: z.string().default(""),
  /** False = it has begun, is canceled or is over: the store is to be called. */
  canChange: z.boolean(),
  /** Free starts to move to, when asked for; else empty. */
  days: FreeDays,
  /** The free starts closest to a time that was wanted and is taken; else empty. */
  nearest: z.array(Slot),
  returned: ReturnedVisitForm.nullable(),
  /**
   * Event of the visit for calendars, the same as in mails; `sequence` grows with every change. `minutes`: how long the
   * owner is at the store.
   */
  calendar: z.object({
    uid: z.string(),
    sequence: z.int().nonnegative(),
    minutes: z.int().positive(),
  }),
  /** Service department of the store; `phone` in E.164, `address` on one line. */
  store: z.object({ id: z.string(), name: z.string(), phone: z.string(), address: z.string() }),
  timezone: z.string(),
  /** Today in the store's time zone. */
  today: Slot.shape.day,
});
export type Appointment = z.infer<typeof Appointment>;

/** The receipt of a booked visit; `days=1` adds the times to move to. `not-found`: it is no booked visit. */
export const getAppointment = endpoint({
  method: "GET",
  path: "/api/service/visits/:token/appointment",
  params: z.object({ token: LinkToken }),
  query: z.object({ days: z.literal("1").optional() }),
  reply: Appointment,
  errors: ["bad-request", "bad-query", "dealer-unknown", "not-found"],
});
