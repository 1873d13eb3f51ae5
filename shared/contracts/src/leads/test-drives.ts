import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { bookTestDrivePath } from "../paths/post-paths.ts";
import { Vin } from "../vehicle.ts";
import { Receipt } from "./receipt.ts";
import { ContactConsentVersion, Line } from "./text.ts";
import { LeadVehicle } from "./vehicle.ts";

/** A day in the store's time zone: `2026-03-08`. */
const StoreDay = z.iso.date();

/** A time of day in the store's time zone: `09:30`. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day as HH:MM");

/** Accepts lower case, too. */
const TypedVin = z.string().toUpperCase().pipe(Vin);

/** The coming days on which the store is open, with their free slots. */
export const TestDriveDays = z.object({
  timezone: z.string(),
  storeName: z.string(),
  /** Length of a test drive, in minutes. */
  slotMinutes: z.number().optional(),
  /** Minutes of opening hours between now and the first time that is offered. */
  leadTimeMinutes: z.number().optional(),
  days: z.array(
    z.object({
      day: StoreDay,
      times: z.array(z.object({ time: TimeOfDay, free: z.boolean() })),
    }),
  ),
});
export type TestDriveDays = z.infer<typeof TestDriveDays>;

export const getTestDriveDays = endpoint({
  method: "GET",
  path: "/api/leads/test-drives/days",
  query: z.object({ vin: TypedVin, store: z.string().max(63) }),
  reply: TestDriveDays,
  errors: ["bad-query", "not-found"],
});

/** Books a slot for a car and sends the lead, in one transaction. */
export const bookTestDrive = endpoint({
  method: "POST",
  path: bookTestDrivePath,
  body: z.object({
    /** The store that has the car; the inventory service overrides it if it answers. */
    store: z.string().max(63),
    day: StoreDay,
    time: TimeOfDay,
    user: z.object({ firstName: Line, lastName: Line, email: Line, phone: Line }),
    vehicle: LeadVehicle.extend({ vin: TypedVin }),
    text: z.string().max(2000).default(""),
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
    "slot-taken",
    "idempotency-conflict",
    "too-many-requests",
  ],
});
