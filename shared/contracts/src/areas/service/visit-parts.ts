import { z } from "zod";
import { transports, visitSteps } from "./visit-paths.ts";

/** A day in the store's time zone: `2026-03-08`. */
export const StoreDay = z.iso.date();

/** A time of day in the store's time zone: `09:30`. */
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day as HH:MM");

/** A start by the store's clock. */
export const Slot = z.object({ day: StoreDay, time: TimeOfDay });
export type Slot = z.infer<typeof Slot>;

/** Days with their free starts; days without any are left out. */
export const FreeDays = z.array(z.object({ day: StoreDay, times: z.array(TimeOfDay) }));
export type FreeDays = z.infer<typeof FreeDays>;

export const VisitStepName = z.enum(visitSteps);

export const VisitVehicle = z.object({
  vin: z.string().nullable(),
  modelYear: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string().nullable(),
  /** Miles; null = not stated. */
  mileage: z.int().nonnegative().nullable(),
});
export type VisitVehicle = z.infer<typeof VisitVehicle>;

/** Work that owners can choose. */
export const ServiceChoice = z.object({
  opCode: z.string(),
  name: z.string(),
  description: z.string(),
  minutes: z.int().positive(),
  /** The lowest price; null = none is advertised. */
  fromCents: z.int().nonnegative().nullable(),
});
export type ServiceChoice = z.infer<typeof ServiceChoice>;

/** A service adviser, who receives owners. `photo` is a path of the site; null = no photo. */
export const Adviser = z.object({
  name: z.string(),
  title: z.string(),
  photo: z.string().nullable().default(null),
});
export type Adviser = z.infer<typeof Adviser>;

export const AdviserChoice = Adviser.extend({ id: z.string() });

/** Choices that a store offers for visits, in the order of its settings. */
export const BookingOptions = z.object({
  /** False = no visit can be booked online now. */
  isBookable: z.boolean(),
  /** URL of an outside scheduling page; not null = the site books no visits itself. */
  scheduleLink: z.string().nullable(),
  services: z.array(ServiceChoice),
  /** The service that looks into symptoms which no other one does; null = a service must be chosen. */
  diagnosisOpCode: z.string().nullable(),
  /** Op codes of the services that look into common problems, by the name of the problem. */
  symptoms: z.record(z.string(), z.string()).default({}),
  /** Words of owners that name a common problem, by its name. */
  symptomWords: z.record(z.string(), z.array(z.string())).default({}),
  transports: z.array(z.enum(transports)),
  advisers: z.array(AdviserChoice),
  /** Models by make, separated by ", ", as suggestions; empty where no vehicle is asked for. */
  models: z.record(z.string(), z.string()).default({}),
  /** The newest model year that a vehicle can have. */
  latestModelYear: z.int(),
  /** Store where the visit takes place; `phone` of the service department, in E.164. */
  store: z.object({ id: z.string(), name: z.string(), phone: z.string() }),
  timezone: z.string(),
  /** Today in the store's time zone. */
  today: StoreDay,
});
export type BookingOptions = z.infer<typeof BookingOptions>;

/** The coupon of the offer that a visit began with. */
export const CouponOfVisit = z.object({
  /** Title, price and code: "Brake inspection · $20 off · BRAKE20". */
  text: z.string(),
  /** "From $29.95 with this coupon"; null = it is no amount, or the coupon may not be taken. */
  price: z.string().nullable().default(null),
  /** "Use it by November 30, 2026"; null = the coupon may not be taken. */
  until: z.string().nullable().default(null),
  /** Why it may not be taken: it expires before the visit, is for other vehicles, or needs other work. */
  limits: z.array(z.string()),
});
export type CouponOfVisit = z.infer<typeof CouponOfVisit>;

/** A form that was not accepted, as it was typed. `form` has the fault of no field. */
export const ReturnedVisitForm = z.object({
  form: z.enum([...visitSteps, "move", "cancel"]),
  fields: z.record(z.string(), z.string()),
  /** Texts by field. */
  faults: z.record(z.string(), z.string()),
});
export type ReturnedVisitForm = z.infer<typeof ReturnedVisitForm>;

/** Fields of a form, also from a script. Unknown ones are ignored. */
export const VisitFields = z.record(z.string().max(60), z.string().max(4_000));

/** Tracking events of a form that was accepted. */
export const VisitEvent = z.enum(["ServiceScheduled", "ServiceRescheduled"]);

/** Path of the page that shows the result of submitting a form. A form without a script is redirected there. */
export const VisitFormReply = z.object({
  location: z.string(),
  /** Null = nothing to count, such as a repeated request. */
  event: VisitEvent.nullable(),
});
export type VisitFormReply = z.infer<typeof VisitFormReply>;
