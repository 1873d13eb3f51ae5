import type { Appointment } from "@forecourt/contracts/areas/service/appointments";
import type { BookingOptions } from "@forecourt/contracts/areas/service/visit-parts";
import type { Visit } from "@forecourt/contracts/areas/service/visits";

export const token = "t".repeat(43);

/** A store that takes visits online. */
export function optionsFixture(changes: Partial<BookingOptions> = {}): BookingOptions {
  const service = { description: "What we do.", minutes: 30 };
  return {
    isBookable: true,
    scheduleLink: null,
    services: [
      { ...service, opCode: "LOF", name: "Oil change", fromCents: 4_995 },
      { ...service, opCode: "BATTERY", name: "Battery test", fromCents: 0 },
      { ...service, opCode: "DIAG", name: "Diagnosis", minutes: 90, fromCents: null },
    ],
    diagnosisOpCode: "DIAG",
    symptoms: { brakes: "BATTERY", light: "DIAG" },
    symptomWords: {},
    transports: ["wait", "drop-off", "loaner"],
    advisers: [
      { id: "dana", name: "Dana Whitlock", title: "Service advisor", photo: null },
      { id: "sam", name: "Sam Reyes", title: "Service advisor", photo: null },
    ],
    models: { Mitsubishi: "Outlander, Outlander Sport", Toyota: "Camry, RAV4" },
    latestModelYear: 2027,
    store: { id: "cape", name: "Cape Girardeau", phone: "+15735550143" },
    timezone: "America/Chicago",
    today: "2026-11-23",
    ...changes,
  };
}

/** A visit with its vehicle, an oil change and a held time. */
export function visitFixture(changes: Partial<Visit> = {}): Visit {
  const slot = { day: "2026-11-24", time: "09:30" };
  return {
    status: "draft",
    vehicle: {
      vin: null,
      modelYear: 2019,
      make: "Toyota",
      model: "RAV4",
      trim: null,
      mileage: 60_000,
    },
    services: ["LOF"],
    addedServices: [],
    symptoms: "",
    due: null,
    transport: "drop-off",
    adviser: null,
    workMinutes: 30,
    fromCents: 4_995,
    coupon: null,
    hold: {
      ...slot,
      readyBy: "10:00",
      adviser: { id: "dana", name: "Dana Whitlock", title: "Service advisor", photo: null },
      until: "2026-11-23T15:05:00.000Z",
    },
    chosen: slot,
    days: [
      { day: "2026-11-24", times: ["09:30", "13:00"] },
      { day: "2026-12-01", times: ["08:00"] },
    ],
    nearest: [],
    seen: "services=LOF",
    contact: {},
    missing: ["contact"],
    options: optionsFixture(),
    returned: null,
    expiresAt: "2026-12-07T15:00:00.000Z",
    ...changes,
  };
}

/** A booked visit that can be changed. */
export function appointmentFixture(changes: Partial<Appointment> = {}): Appointment {
  return {
    appointment: {
      appointment_id: "S-7K4M-2PXD",
      start_datetime: "2026-11-24T15:30:00.000Z",
      end_datetime: "2026-11-24T16:00:00.000Z",
      notes_general: "",
      vehicle_arr: [{ year: 2019, make: "Toyota", model: "RAV4" }],
      repair_order_lines: [{ op_code: "LOF", name: "Oil change", notes_narrative: "It squeals" }],
      business: null,
    },
    status: "booked",
    confirmation: "confirmed",
    kind: "new",
    usage: "personal",
    start: { day: "2026-11-24", time: "09:30" },
    readyBy: "10:00",
    promised: null,
    canceledByShop: false,
    cancelReason: "",
    transport: "drop-off",
    adviser: { name: "Dana Whitlock", title: "Service advisor", photo: null },
    firstName: "Alex",
    vin: null,
    mileage: 60_000,
    fromCents: 4_995,
    coupon: null,
    canChange: true,
    days: [],
    nearest: [],
    returned: null,
    calendar: { uid: "visit-7", sequence: 0, minutes: 30 },
    store: {
      id: "cape",
      name: "Ozark Trail Mitsubishi",
      phone: "+15735550143",
      address: "4180 Sycamore Bend Road, Cape Girardeau, MO 63701",
    },
    timezone: "America/Chicago",
    today: "2026-11-23",
    ...changes,
  };
}
