import { formatClock, formatDay } from "@forecourt/domain/appointments/format";
import { formatTime } from "@forecourt/domain/appointments/store-clock";
import { defaultLocale } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import { codedName, vinMismatch } from "@forecourt/service-service/forms/vin-mismatch";
import { couponFacts, couponOfVisit } from "@forecourt/service-service/offers/coupon-of-visit";
import type { DayOfShop, ShopVisit } from "@forecourt/service-service/staff/day-of-shop";
import { width, wrap } from "../command-line/wrap-lines.ts";
import { priceText } from "./booked-lines.ts";
import { statusText, visitLine } from "./visit-line.ts";

const transports = {
  wait: "waits",
  "drop-off": "drops off",
  shuttle: "shuttle",
  loaner: "loaner car",
};

const states = {
  confirmed: "",
  waiting: "NOT CONFIRMED BY THE SCHEDULING SYSTEM",
  refused: "TIME REFUSED BY THE SCHEDULING SYSTEM: PLEASE CALL",
};

/**
 * The day of a shop in lines of at most 80 columns: by adviser, and which lift is taken when. For one adviser alone:
 * the owners of that adviser.
 */
export function dayLines(
  { store, day, visits: all, canceled, closures }: DayOfShop,
  adviserId: string | null = null,
): string[] {
  const visits = all.filter(
    ({ content }) => adviserId === null || content.time.adviserId === adviserId,
  );
  const isShown = ({ id }: { id: string }) => adviserId === null || id === adviserId;
  const { company, scheduling } = store.config;
  const count = visits.length === 1 ? "1 visit" : `${visits.length} visits`;
  return [
    ...wrap(
      `${company.name}, ${formatDay(day, defaultLocale).whole}, ${day.slice(0, 4)}: ${count}`,
      "",
    ),
    "=".repeat(width),
    ...closures.flatMap(({ resource, from_minutes: from, to_minutes: to }) =>
      wrap(`CLOSED ${span(from, to)} ${resourceName(resource, store)}`, "       "),
    ),
    ...scheduling.advisers.filter(isShown).flatMap(({ id, name }) =>
      section(
        name,
        visits.filter(({ content }) => content.time.adviserId === id),
        (visit) => visitLines(visit, store),
        head,
      ),
    ),
    ...unknownAdvisers({ store, visits }),
    ...(adviserId === null ? scheduling.technicians : []).flatMap(({ id }) =>
      section(
        `Technician ${id}`,
        visits.filter(({ content, work }) => content.time.technicianId === id && work !== null),
        workLines,
      ),
    ),
    ...(canceled.length === 0
      ? []
      : section("Canceled", canceled, (visit) => [
          ...wrap(`  ${visitLine(visit, store)}`, "    "),
          ...(visit.content.cancelReason === ""
            ? []
            : wrap(`    Reason: ${visit.content.cancelReason}`, "    ")),
        ])),
  ];
}

/** One visit on any day, with its store, its adviser and its owner's email. */
export function cardLines(visit: ShopVisit, store: DayOfShop["store"]): string[] {
  const { company, scheduling } = store.config;
  const { time, contact, cancelReason } = visit.content;
  const adviser = scheduling.advisers.find(({ id }) => id === time.adviserId)?.name;
  const canceled = visit.row.status === "canceled" && cancelReason !== "";
  return [
    ...wrap(
      `${company.name}, ${formatDay(time.day, defaultLocale).whole}, ${time.day.slice(0, 4)}`,
      "",
    ),
    ...visitLines(visit, store),
    ...wrap(`${indent}Advisor: ${adviser ?? time.adviserId}`, indent),
    ...wrap(`${indent}Email: ${contact?.email || "none, please call"}`, indent),
    ...(canceled ? wrap(`${indent}Reason: ${cancelReason}`, indent) : []),
  ];
}

/** `the whole shop`, `Tobias Kettle` or `technician lift-2`. */
function resourceName(resource: string | null, { config }: DayOfShop["store"]): string {
  const [kind = "", id = ""] = (resource ?? "").split(":");
  if (resource === null) return "the whole shop";
  const adviser = config.scheduling.advisers.find((one) => kind === "adviser" && one.id === id);
  return adviser?.name ?? `${kind} ${id}`;
}

/** Visits of an adviser whom the settings do not have any more. */
function unknownAdvisers({ store, visits }: Pick<DayOfShop, "store" | "visits">): string[] {
  const known = store.config.scheduling.advisers.map(({ id }) => id);
  const others = visits.filter(({ content }) => !known.includes(content.time.adviserId));
  if (others.length === 0) return [];
  return section("Other advisers", others, (visit) => visitLines(visit, store), head);
}

function section(
  title: string,
  visits: readonly ShopVisit[],
  linesOf: (visit: ShopVisit) => string[],
  heading: readonly string[] = [],
): string[] {
  const lines = visits.length === 0 ? ["  none"] : [...heading, ...visits.flatMap(linesOf)];
  return ["", title, "-".repeat(Math.min(width, title.length)), ...lines];
}

const indent = " ".repeat(10);

const head = columns(["TIME", "OWNER", "PHONE", "VEHICLE"]);

function visitLines(
  { row, content, confirmation }: ShopVisit,
  { config, texts }: DayOfShop["store"],
): string[] {
  const { time, lines, transport, contact, symptoms, notes } = content;
  const owner = contact ? `${contact.firstName} ${contact.lastName}` : "contact deleted";
  const phone = contact ? maskPhone(contact.phone, config.phoneMasks.general) : "";
  const details = detailsOf(content);
  const marks = [...statusText({ row, content }), states[confirmation]].filter(Boolean);
  const coupon = couponOfVisit(texts, content);
  const facts = [row.number, transport && transports[transport], readyOf(content)];
  return [
    ...columns([formatClock(time.time), owner, phone, vehicleOf(content)]),
    ...(row.status === "done" ? [`${indent}DONE`] : marks.map((mark) => `${indent}${mark}`)),
    ...(details.length === 0 ? [] : wrap(`${indent}${details.join(", ")}`, indent)),
    ...wrap(`${indent}${facts.filter(Boolean).join(", ")}, ${time.technicianId}`, indent),
    ...wrap(`${indent}${lines.map((line) => `${line.opCode} ${line.name}`).join("; ")}`, indent),
    ...wrap(`${indent}Price: ${priceText(lines)}`, indent),
    ...recallLines(content.recalls),
    ...(coupon === null ? [] : wrap(`${indent}Coupon: ${couponFacts(coupon).join(". ")}`, indent)),
    ...(symptoms === "" ? [] : wrap(`${indent}"${symptoms.replaceAll("\n", " / ")}"`, indent)),
    ...(notes === "" ? [] : wrap(`${indent}Note: ${notes}`, indent)),
  ];
}

/** `ready 1:30 PM`, the plan, or `PROMISED 4:30 PM`. */
function readyOf({ time, promised }: ShopVisit["content"]): string {
  return promised === null
    ? `ready ${formatClock(time.readyBy)}`
    : `PROMISED ${formatClock(promised)}`;
}

function recallLines({ status, open }: ShopVisit["content"]["recalls"]): string[] {
  if (status === "unchecked") return [`${indent}Recalls could not be checked`];
  const named = open.map(({ campaign, component }) => `${campaign} ${component}`).join("; ");
  return open.length === 0 ? [] : wrap(`${indent}OPEN RECALLS: ${named}`, indent);
}

function vehicleOf({ vehicle }: ShopVisit["content"]): string {
  return vehicle ? `${vehicle.modelYear} ${vehicle.make} ${vehicle.model}` : "vehicle deleted";
}

/** The business, the VIN and the mileage, as far as they are stated. */
function detailsOf({ contact, vehicle }: ShopVisit["content"]): string[] {
  const { name = "", contactTitle = "" } = contact?.business ?? {};
  const miles = vehicle?.mileage ?? null;
  return [
    ...(name === "" ? [] : [`Business: ${name}`]),
    ...(contactTitle === "" ? [] : [contactTitle]),
    ...(vehicle?.vin ? [`VIN ${vehicle.vin}${otherVehicle(vehicle)}`] : []),
    ...(miles === null ? [] : [`${miles.toLocaleString("en-US")} miles`]),
  ];
}

/** ` (OF A 2003 HONDA)` after a VIN that its owner has confirmed although it is another vehicle's; else empty. */
function otherVehicle(vehicle: NonNullable<ShopVisit["content"]["vehicle"]>): string {
  const other = vinMismatch(vehicle);
  return other === null ? "" : ` (OF A ${codedName(other).toUpperCase()})`;
}

/** Time, owner, phone, and vehicle in columns; a line that is too long is wrapped. */
function columns([time = "", owner = "", phone = "", vehicle = ""]: readonly string[]): string[] {
  const line = `${time.padStart(8)}  ${owner.padEnd(24)}  ${phone.padEnd(14)}  ${vehicle}`;
  const fits = owner.length <= 24 && line.length <= width;
  if (fits) return [line.trimEnd()];
  const rest = [owner, phone, vehicle].filter((text) => text !== "").join(", ");
  return wrap(`${time.padStart(8)}  ${rest}`, indent);
}

function workLines({ row, content, work }: ShopVisit): string[] {
  const ops = content.lines.map(({ opCode }) => opCode).join(", ");
  const when = work ? span(work.from, work.to) : "";
  return wrap(`  ${when} ${row.number} ${vehicleOf(content)}: ${ops}`, indent);
}

/** `9:30 AM-11:00 AM` */
function span(from: number, to: number): string {
  return `${formatClock(formatTime(from))}-${formatClock(formatTime(to))}`;
}
