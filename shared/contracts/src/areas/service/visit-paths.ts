/** Page on which an owner begins to book a visit. */
export const schedulePath = "/service/schedule";

/** The pages of a visit that is being booked, in their order. */
export const visitSteps = ["vehicle", "services", "time", "contact"] as const;
export type VisitStep = (typeof visitSteps)[number];

/** A page of a visit; without a step, the first one that is not complete. */
export function scheduleStepPath(token: string, step?: VisitStep): string {
  return [schedulePath, token, step].filter((part) => part !== undefined).join("/");
}

/** The receipt of a booked visit, by which it is moved and canceled. */
export function appointmentPath(token: string): string {
  return `/service/appointment/${token}`;
}

/** The appointment of a visit as an iCalendar file. */
export function appointmentCalendarPath(token: string): string {
  return `/api/service/visits/${token}/appointment.ics`;
}

/** Path to which the form that starts a visit is sent. */
export const startVisitPath = "/api/service/visits/form";

/** The forms of a visit: one for each step, and two of the receipt. */
export type VisitFormName = VisitStep | "move" | "cancel";

/** Path to which a form of a visit is sent. */
export function visitFormPath(token: string, form: VisitFormName): string {
  return `/api/service/visits/${token}/${form}/form`;
}

/** Query parameters with which a form returns to its page. */
export const visitReturn = {
  /** The form was not accepted: what is wrong is on the page. */
  check: "check",
  /** The receipt: the visit was just booked, moved or canceled; `elsewhere` = another window had booked it before. */
  done: "done",
  /** The receipt shows times to move to. */
  move: "move",
} as const;

/** Ids that a form's return leads to. */
export const visitAnchors = { problems: "problems", times: "times", done: "done" } as const;

/**
 * Field of the vehicle: the VIN that its owner has confirmed, although it is that of another make or year. A form that
 * is returned for that reason has it, too.
 */
export const keepVinField = "keepVin";

/**
 * Field of the form that starts a visit: the token of one that was booked before, whose vehicle and work it has again.
 */
export const againField = "again";

/** Names of the fields of each form. The box of a service is `serviceField`. */
export const visitFields = {
  start: ["vin", "modelYear", "make", "model", "trim", "mileage", "offer", "store", againField],
  vehicle: ["vin", "modelYear", "make", "model", "trim", "mileage"],
  services: ["symptoms", "transport", "adviser"],
  /** `2026-11-24T09:30` by the store's clock. */
  time: ["slot"],
  contact: [
    "firstName",
    "lastName",
    "email",
    "phone",
    /** `1` = texts about this visit are agreed to. */
    "texts",
    "notes",
    /** `personal` or `business`. */
    "usage",
    "businessName",
    "contactTitle",
    /** `Visit.seen` of the page; missing = it is not compared. */
    "seen",
    "contactConsent",
    "formToken",
    "website",
  ],
  /** `seen`: the start that the page showed, in the form of `slot`; missing = it is not compared. */
  move: ["slot", "seen"],
  cancel: ["reason", "seen"],
} as const;

const servicePrefix = "service.";

/** The box of a service, which sends `1`. */
export function serviceField(opCode: string): string {
  return servicePrefix + opCode;
}

/** The op code of a field; null = the field is no service. */
export function opCodeOfField(field: string): string | null {
  return field.startsWith(servicePrefix) ? field.slice(servicePrefix.length) : null;
}

/** How an owner spends the time of the work. `wait`: the work starts at the start of the visit. */
export const transports = ["wait", "drop-off", "shuttle", "loaner"] as const;
export type Transport = (typeof transports)[number];

/** Minutes for which a chosen time is held. */
export const holdMinutes = 5;

/** Problems that owners pick with one tap; their words are the texts `visit.services.symptoms.*`. */
export const commonSymptoms = [
  "brakes",
  "light",
  "shakes",
  "pulls",
  "noise",
  "leak",
  "start",
  "ac",
] as const;

/** Most characters of a typed text. */
export const maxVisitText = { symptoms: 1_000, notes: 1_000, reason: 300, line: 100 } as const;

/**
 * The visits of a store or of an adviser as an iCalendar feed. The token is derived from a secret, and printed by
 * `npm run appointments -- feeds`; 404 for any other.
 */
export const serviceCalendarPath = "/api/service/calendars/:token/visits.ics";
