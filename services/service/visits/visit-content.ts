import { Slot, VisitVehicle } from "@forecourt/contracts/areas/service/visit-parts";
import { transports } from "@forecourt/contracts/areas/service/visit-paths";
import { VehicleConditions } from "@forecourt/contracts/special-offers/offer-parts";
import { z } from "zod";

/** Contact of the customer, as typed and checked. */
export const VisitContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** True = texts about this visit are agreed to. */
  texts: z.boolean(),
  /** Phone number for texts, E.164: it is verified, and its owner has agreed. Null = no texts. */
  textTo: z.string().nullable().default(null),
  /** Null = the visit is personal. */
  business: z.object({ name: z.string(), contactTitle: z.string() }).nullable(),
  /** Data of the request, for the leads service. */
  origin: z.object({
    network: z.string(),
    formToken: z.string().nullable(),
    website: z.string().nullable(),
    contactConsent: z.string().nullable(),
    /** Language of the page that sent the request, and of the visit's mails; null = English. */
    language: z.string().nullable().default(null),
  }),
});
export type VisitContact = z.infer<typeof VisitContact>;

/** The recalls of the vehicle when the visit was booked; see `VisitRecalls`. */
export const RecallsAtBooking = z.object({
  status: z.enum(["open", "none", "unchecked", "off"]),
  open: z.array(z.object({ campaign: z.string(), component: z.string() })),
});
export type RecallsAtBooking = z.infer<typeof RecallsAtBooking>;

/** The allocation of a visit: its claims, and when the vehicle is ready. */
export const VisitTime = z.object({
  ...Slot.shape,
  readyBy: Slot.shape.time,
  /** Moments. */
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  adviserId: z.string(),
  technicianId: z.string(),
});
export type VisitTime = z.infer<typeof VisitTime>;

/** Data that an owner has stated so far. Names and minutes of services are those at the booking. */
export const VisitContent = z.object({
  vehicle: VisitVehicle.nullable(),
  /** Op codes with their names and minutes when they were chosen. */
  lines: z.array(
    z.object({
      opCode: z.string(),
      name: z.string(),
      minutes: z.int(),
      fromCents: z.int().nullable(),
      /** Skill that the technician needs; null = none. */
      skill: z.string().nullable().default(null),
      /** True = the line was added for the symptoms, and is removed with them. */
      isAdded: z.boolean().default(false),
    }),
  ),
  symptoms: z.string(),
  notes: z.string(),
  transport: z.enum(transports).nullable(),
  /** The wanted adviser; null = anyone. */
  adviserId: z.string().nullable(),
  /** Held or booked. */
  time: VisitTime.nullable(),
  contact: VisitContact.nullable(),
  /** Id of the service offer that led here; null = none. */
  offer: z.string().nullable(),
  /** Coupon of the offer that led here, or of an offer for the chosen work; null = none was valid. */
  coupon: z
    .object({
      title: z.string(),
      price: z.string().nullable(),
      code: z.string().nullable(),
      /** The last day for a visit, YYYY-MM-DD; null = the coupon has a validity of its own. */
      expires: z.string().nullable(),
      /** Null = it is for every vehicle. */
      vehicles: VehicleConditions.nullable(),
      /** The work without which it does not apply. */
      needs: z.array(z.object({ opCode: z.string(), name: z.string() })).default([]),
    })
    .nullable()
    .default(null),
  recalls: RecallsAtBooking.default({ status: "off", open: [] }),
  cancelReason: z.string(),
  canceledByShop: z.boolean().default(false),
  /** Whether the owner came on the day, as the desk has recorded it; null = not recorded. */
  attendance: z.enum(["arrived", "no-show"]).nullable().default(null),
  /** When the desk has promised the vehicle, by the store's clock; null = `readyBy` is the plan. */
  promised: Slot.shape.time.nullable().default(null),
  /** True = staff booked it, not the owner. */
  bookedByShop: z.boolean().default(false),
  /** Digest of the network that began it; "" = the shop did. */
  startedBy: z.string().default(""),
});
export type VisitContent = z.infer<typeof VisitContent>;

/** A visit of which nothing is stated yet. */
export const emptyVisit: VisitContent = {
  vehicle: null,
  lines: [],
  symptoms: "",
  notes: "",
  transport: null,
  adviserId: null,
  time: null,
  contact: null,
  offer: null,
  coupon: null,
  recalls: { status: "off", open: [] },
  cancelReason: "",
  canceledByShop: false,
  attendance: null,
  promised: null,
  bookedByShop: false,
  startedBy: "",
};
