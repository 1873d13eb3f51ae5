import { appointmentPath } from "@forecourt/contracts/areas/service/visit-paths";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatCents } from "@forecourt/domain/money";
import { maskPhone } from "@forecourt/domain/phone";
import { formatStart } from "@forecourt/service-kit/appointments/bookable-times";
import { couponFacts, couponOfVisit } from "../offers/coupon-of-visit.ts";
import { adviserOfVisit } from "../visits/adviser-of.ts";
import { serviceAppointmentOf } from "../visits/service-appointment.ts";
import type { VisitNotification } from "../visits/visit-notification.ts";
import { adviserText, formatSlot, type VisitMail } from "./visit-mail.ts";

const subjects: Readonly<Record<VisitNotification["kind"], string>> = {
  booked: "Service appointment",
  moved: "New time",
  canceled: "Canceled",
  waiting: "Not confirmed yet",
  refused: "Time refused, please call",
  kept: "Move refused",
  reminder: "Tomorrow",
};

/** In English, like every text for staff. */
const sentences: Readonly<Record<VisitNotification["kind"], string>> = {
  booked: "A service appointment is booked, for the customer's own vehicle.",
  moved: "The appointment has a new time.",
  canceled: "The appointment is canceled.",
  waiting:
    "The scheduling system has not answered yet. The visit is sent to it again until it does; the owner knows that the time is not confirmed.",
  refused:
    "The scheduling system has no such time. The owner was asked to choose another one; the closest ones are in their mail.",
  kept: "The scheduling system refused the new time. The visit stays at the time before.",
  reminder: "The owner was reminded of the visit.",
};

const transports = {
  wait: "Waits at the store",
  "drop-off": "Drops the vehicle off",
  shuttle: "Needs the shuttle",
  loaner: "Needs a loaner car",
};

/** Subject that staff reads in the list of mails: `New time: 2020 Kia Soul, Nov 24 …`. */
export function storeSubject({ notification }: VisitMail): string {
  const { vehicle, time, lines } = notification.content;
  const car = vehicle ? `${vehicle.modelYear} ${vehicle.make} ${vehicle.model}` : "vehicle";
  const work = lines.map(({ opCode }) => opCode).join(", ");
  return `${subjects[notification.kind]}: ${formatSlot(time, defaultLocale)}, ${car}, ${work} (${notification.number})`;
}

/** The whole appointment for the store. */
export function storeText(mail: VisitMail): string {
  const { notification, origin, token } = mail;
  const { content } = notification;
  const paragraphs = [
    [
      sentences[notification.kind],
      ...(content.bookedByShop ? ["It was booked at the desk, not on the website."] : []),
      ...(notification.kind === "canceled" && content.cancelReason !== ""
        ? [`Reason: ${content.cancelReason}`]
        : []),
      ...(notification.kind === "canceled" && content.canceledByShop
        ? ["The shop canceled it."]
        : []),
    ],
    whenAndWho(mail),
    vehicleLines(mail),
    workLines(mail),
    ...recallLines(mail),
    ...couponLines(mail),
    ...(content.notes === "" ? [] : [["Notes:", content.notes]]),
    ...businessLines(mail),
    [
      `The owner's page${notification.kind === "canceled" ? "" : ", where the visit can be moved"}: ${origin}${appointmentPath(token)}`,
    ],
  ];
  return paragraphs.map((lines) => lines.join("\n")).join("\n\n");
}

function whenAndWho(mail: VisitMail): string[] {
  const { notification, store } = mail;
  const { content, previous } = notification;
  const { time, transport } = content;
  const { timezone } = store.company;
  return [
    `Appointment: ${notification.number}, ${stateOf(notification)}, ${content.contact?.business ? "business" : "personal"}`,
    `Start: ${formatStart(new Date(time.startsAt), timezone)}`,
    ...(previous ? [`Before: ${formatStart(new Date(previous.startsAt), timezone)}`] : []),
    `End, ready by: ${formatStart(new Date(time.endsAt), timezone)}`,
    `Advisor: ${adviserText(mail)} (${wishOf(mail)})`,
    `Technician: ${time.technicianId}`,
    ...(transport === null ? [] : [`Transport: ${transports[transport]}`]),
    `Text messages: ${textsOf(content.contact)}`,
    ...notification.nearest.map((slot) => `Offered instead: ${formatSlot(slot, defaultLocale)}`),
  ];
}

/** Whether the owner has asked for the adviser. */
function wishOf({ notification: { content }, store }: VisitMail): string {
  const { adviserId, time } = content;
  if (adviserId === null) return "assigned; the owner has no preference";
  if (adviserId === time.adviserId) return "the owner asked for them";
  return `assigned; the owner asked for ${adviserOfVisit(store, adviserId).name}`;
}

function textsOf(contact: VisitNotification["content"]["contact"]): string {
  if (!contact?.texts) return "not asked for";
  return contact.textTo === null ? "wanted, but the number is not verified" : "wanted, and sent";
}

const recallStates = {
  none: "none found for the VIN",
  unchecked: "could not be checked, please look the VIN up",
} as const;

function recallLines({ notification }: VisitMail): string[][] {
  const { status, open } = notification.content.recalls;
  if (status === "off") return [];
  if (status !== "open") return [[`Open recalls: ${recallStates[status]}`]];
  return [["Open recalls:", ...open.map(({ campaign, component }) => `${campaign}  ${component}`)]];
}

function stateOf({ kind, moves }: VisitNotification): string {
  if (kind === "canceled") return "canceled";
  return moves === 0 ? "new" : "rescheduled";
}

function vehicleLines({ notification: { content } }: VisitMail): string[] {
  const { vehicle } = content;
  if (vehicle === null) return [];
  const { modelYear, make, model, trim, vin, mileage } = vehicle;
  return [
    `Vehicle: ${[modelYear, make, model, trim].filter((part) => part !== null).join(" ")}`,
    `VIN: ${vin ?? "not stated"}`,
    `Mileage: ${mileage === null ? "not stated" : `${mileage.toLocaleString("en-US")} miles`}`,
  ];
}

function workLines({ notification }: VisitMail): string[] {
  const known = new Map(notification.content.lines.map((line) => [line.opCode, line]));
  return [
    notification.content.bookedByShop
      ? "Repair order:"
      : "Repair order, with the prices that the owner saw:",
    ...serviceAppointmentOf(notification.number, notification.content).repair_order_lines.flatMap(
      ({ op_code: opCode, name, notes_narrative: narrative }) => [
        `${opCode}  ${name}, ${known.get(opCode)?.minutes ?? 0} minutes, ${priceOf(known.get(opCode)?.fromCents ?? null)}`,
        ...(narrative === "" ? [] : [`In the owner's words: ${narrative}`]),
      ],
    ),
  ];
}

function priceOf(cents: number | null): string {
  if (cents === null) return "no price shown";
  return cents === 0 ? "no charge" : `from ${formatCents(cents)}`;
}

function couponLines({ notification, storeTexts }: VisitMail): string[][] {
  const coupon = couponOfVisit(storeTexts, notification.content);
  if (coupon === null) return [];
  const [name, ...more] = couponFacts(coupon);
  return [[`Coupon: ${name?.replaceAll("\u00A0", " ")}`, ...more]];
}

function businessLines({ notification, store }: VisitMail): string[][] {
  const { business } = serviceAppointmentOf(notification.number, notification.content);
  if (business === null) return [];
  const title = business.contactTitle === "" ? "" : `, ${business.contactTitle}`;
  return [
    [
      `Business: ${business.name}`,
      `Contact: ${business.contactName}${title}`,
      `Phone: ${maskPhone(business.contactPhone, store.phoneMasks.email)}`,
      `Email: ${business.contactEmail}`,
    ],
  ];
}
