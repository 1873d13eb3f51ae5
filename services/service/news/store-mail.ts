import { appointmentPath } from "@forecourt/contracts/areas/service/visit-paths";
import { maskPhone } from "@forecourt/domain/phone";
import { formatStart } from "@forecourt/service-kit/appointments/bookable-times";
import { couponOfVisit } from "../offers/coupon-of-visit.ts";
import { serviceAppointmentOf } from "../visits/service-appointment.ts";
import type { ShopNews } from "./shop-news.ts";
import { adviserWords, spokenSlot, type VisitMail } from "./visit-mail.ts";

const subjects: Readonly<Record<ShopNews["kind"], string>> = {
  booked: "Service visit",
  moved: "New time",
  canceled: "Canceled",
  waiting: "Not confirmed yet",
  refused: "Time refused, please call",
  kept: "Move refused",
  reminder: "Tomorrow",
};

/** In English, like every text for staff. */
const sentences: Readonly<Record<ShopNews["kind"], string>> = {
  booked: "A visit is booked.",
  moved: "The visit has a new time.",
  canceled: "The visit is canceled.",
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

/** What staff reads in the list of mails: `New time: 2020 Kia Soul, Nov 24 …`. */
export function storeSubject({ news }: VisitMail): string {
  const { vehicle, time, lines } = news.content;
  const car = vehicle ? `${vehicle.modelYear} ${vehicle.make} ${vehicle.model}` : "vehicle";
  const work = lines.map(({ opCode }) => opCode).join(", ");
  return `${subjects[news.kind]}: ${spokenSlot(time)}, ${car}, ${work} (${news.number})`;
}

/** The whole appointment for the store. */
export function storeText(mail: VisitMail): string {
  const { news, origin, token } = mail;
  const { content } = news;
  const paragraphs = [
    [
      sentences[news.kind],
      ...(news.kind === "canceled" && content.cancelReason !== ""
        ? [`Reason: ${content.cancelReason}`]
        : []),
    ],
    whenAndWho(mail),
    vehicleLines(mail),
    workLines(mail),
    ...couponLines(mail),
    ...(content.notes === "" ? [] : [["Notes:", content.notes]]),
    ...businessLines(mail),
    [
      `The owner's page${news.kind === "canceled" ? "" : ", where the visit can be moved"}: ${origin}${appointmentPath(token)}`,
    ],
  ];
  return paragraphs.map((lines) => lines.join("\n")).join("\n\n");
}

function whenAndWho(mail: VisitMail): string[] {
  const { news, store } = mail;
  const { content, previous } = news;
  const { time, transport } = content;
  const { timezone } = store.company;
  return [
    `Appointment: ${news.number}, ${stateOf(news)}, ${content.contact?.business ? "business" : "personal"}`,
    `Start: ${formatStart(new Date(time.startsAt), timezone)}`,
    ...(previous ? [`Before: ${formatStart(new Date(previous.startsAt), timezone)}`] : []),
    `End, ready by: ${formatStart(new Date(time.endsAt), timezone)}`,
    `Advisor: ${adviserWords(mail)}`,
    `Technician: ${time.technicianId}`,
    ...(transport === null ? [] : [`Transport: ${transports[transport]}`]),
    ...news.nearest.map((slot) => `Offered instead: ${spokenSlot(slot)}`),
  ];
}

function stateOf({ kind, moves }: ShopNews): string {
  if (kind === "canceled") return "canceled";
  return moves === 0 ? "new" : "rescheduled";
}

function vehicleLines({ news: { content } }: VisitMail): string[] {
  const { vehicle } = content;
  if (vehicle === null) return [];
  const { modelYear, make, model, trim, vin, mileage } = vehicle;
  return [
    `Vehicle: ${[modelYear, make, model, trim].filter((part) => part !== null).join(" ")}`,
    `VIN: ${vin ?? "not stated"}`,
    `Mileage: ${mileage === null ? "not stated" : `${mileage.toLocaleString("en-US")} miles`}`,
  ];
}

function workLines({ news }: VisitMail): string[] {
  const minutes = new Map(news.content.lines.map((line) => [line.opCode, line.minutes]));
  return [
    "Repair order:",
    ...serviceAppointmentOf(news.number, news.content).repair_order_lines.flatMap(
      ({ op_code: opCode, name, notes_narrative: narrative }) => [
        `${opCode}  ${name}, ${minutes.get(opCode) ?? 0} minutes`,
        ...(narrative === "" ? [] : [`In the owner's words: ${narrative}`]),
      ],
    ),
  ];
}

function couponLines({ news, texts }: VisitMail): string[][] {
  const coupon = couponOfVisit(texts, news.content);
  return coupon === null ? [] : [[`Coupon: ${coupon.text}`, ...coupon.limits]];
}

function businessLines({ news, store }: VisitMail): string[][] {
  const { business } = serviceAppointmentOf(news.number, news.content);
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
