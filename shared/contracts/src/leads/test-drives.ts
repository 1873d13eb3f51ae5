import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { bookTestDrivePath } from "../paths/post-paths.ts";
import { Vin } from "../vehicle.ts";
import { Receipt } from "./send.ts";
import { Line } from "./text.ts";
import { LeadVehicle } from "./vehicle.ts";

/** A day of the store's own calendar: `2026-03-08`. */
const StoreDay = z.iso.date();

/** A time of the store's own day: `09:30`. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day as HH:MM");

/** Also in small letters. */
const TypedVin = z.string().toUpperCase().pipe(Vin);

/** When a car can be driven at a store: the days to come on which it is open. */
export const TestDriveDays = z.object({
  timezone: z.string(),
  storeName: z.string(),
  /** How long a drive takes. */
  slotMinutes: z.number().optional(),
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

/** Books a car for half an hour and sends the lead; both are one transaction. */
export const bookTestDrive = endpoint({
  method: "POST",
  path: bookTestDrivePath,
  body: z.object({
    /** The store that has the car; where the inventory can be asked, what it says goes. */
    store: z.string().max(63),
    day: StoreDay,
    time: TimeOfDay,
    user: z.object({ firstName: Line, lastName: Line, email: Line, phone: Line }),
    vehicle: LeadVehicle.extend({ vin: TypedVin }),
    text: z.string().max(2000).default(""),
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
