import { appointmentPath, visitReturn } from "@forecourt/contracts/areas/service/visit-paths";
import type { Letter, LetterText } from "@forecourt/contracts/leads/service-lead";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatCents } from "@forecourt/domain/money";
import { maskPhone } from "@forecourt/domain/phone";
import { couponFacts, couponOfVisit } from "../offers/coupon-of-visit.ts";
import { remindMinutes } from "../visits/remind-minutes.ts";
import { adviserText, formatMailTime, formatSlot, type VisitMail } from "./visit-mail.ts";

const MINUTE_MS = 60_000;

/** The letter to the owner. Only its part for typed texts contains the owner's words. */
export function letterOfVisit(mail: VisitMail): Letter {
  const t = textsOf(mail);
  const { kind } = mail.notification;
  const isOpen = kind !== "canceled";
  return {
    subject: t(`subject.${kind}`),
    paragraphs: [t(`intro.${introOf(mail)}`), ...details(mail)],
    tables: [{ title: t("table"), rows: rows(mail) }],
    notes: isOpen ? [t("bring"), t("private")] : [],
    typed: isOpen ? typedOf(mail) : [],
    isByStaff: mail.notification.content.bookedByShop,
    hasOwnNumber: true,
    link: linkOf(mail),
    appointment: appointmentOf(mail),
  };
}

/** The owner's words in forms, and on the phone to the desk. */
function typedOf(mail: VisitMail): NonNullable<Letter["typed"]> {
  const t = textsOf(mail);
  const { symptoms, notes } = mail.notification.content;
  const typed = [
    { label: t("words"), text: symptoms },
    { label: t("notes"), text: notes },
  ];
  return typed.filter(({ text }) => text !== "");
}

function introOf({ notification: { kind, content } }: VisitMail): string {
  return kind === "canceled" && content.canceledByShop ? "canceledByShop" : kind;
}

/** Link to the owner's next step. Without a page that books visits, the page of the visit gives the number to call. */
function linkOf(mail: VisitMail): Letter["link"] {
  const { notification, token } = mail;
  const t = textsOf(mail);
  const path = appointmentPath(token);
  switch (notification.kind) {
    case "canceled":
      // The page of a canceled visit books the same work again.
      return { label: t("link.again"), path };
    case "refused":
    case "kept":
      return { label: t("link.choose"), path: `${path}?${visitReturn.move}=1` };
    default:
      return { label: t("link"), path };
  }
}

/** The same in a text message; null = the owner has not agreed to texts, or the event is not sent as a text. */
export function textOfVisit(mail: VisitMail): LetterText | null {
  const { notification, token, origin, prefix } = mail;
  const { contact, time } = notification.content;
  const phone = contact?.textTo ?? null;
  if (phone === null || notification.kind === "waiting") return null;
  const url = `${origin}${prefix}${appointmentPath(token)}`;
  return {
    phone,
    sentence: textsOf(mail)(`sms.${notification.kind}`, { url }),
    usefulUntil: time.startsAt,
  };
}

function textsOf({ notification, store, texts }: VisitMail) {
  const { time } = notification.content;
  const common = {
    store: store.company.name,
    number: notification.number,
    time: formatSlot(time, localeOf(texts)),
    ready: formatMailTime(time.readyBy),
  };
  return (key: string, values: Record<string, string> = {}) =>
    fillText(texts, `service.mail.${key}`, { ...common, ...values });
}

/** Paragraphs about the work at the store, or about the times that are left. */
function details(mail: VisitMail): string[] {
  const { notification } = mail;
  const t = textsOf(mail);
  const { transport, canceledByShop, cancelReason: reason } = notification.content;
  if (notification.kind === "refused" || notification.kind === "kept") {
    const times = notification.nearest
      .map((slot) => `• ${formatSlot(slot, localeOf(mail.texts))}`)
      .join("\n");
    return times === "" ? [t("noNearest")] : [t("nearest"), times];
  }
  if (notification.kind === "canceled" && canceledByShop && reason !== "")
    return [t("reason", { reason })];
  if (notification.kind === "canceled" || transport === null) return [];
  return [t(`transport.${transport}`)];
}

function rows(mail: VisitMail): [string, string][] {
  const { content, number } = mail.notification;
  const t = textsOf(mail);
  return [
    [t("row.number"), number],
    ...content.lines.map((line): [string, string] => [line.name, priceOf(line.fromCents, t)]),
    ...couponRows(mail),
    [t("row.adviser"), adviserText(mail)],
  ];
}

function couponRows(mail: VisitMail): [string, string][] {
  const coupon = couponOfVisit(mail.texts, mail.notification.content);
  if (coupon === null || mail.notification.kind === "canceled") return [];
  return [[textsOf(mail)("row.coupon"), couponFacts(coupon).join(". ")]];
}

function priceOf(cents: number | null, t: ReturnType<typeof textsOf>): string {
  if (cents === null) return t("price.quoted");
  return cents === 0 ? t("price.free") : t("price.from", { price: formatCents(cents) });
}

/** The calendar entry of a visit; null while the time of the visit is not certain. */
function appointmentOf(mail: VisitMail): Letter["appointment"] {
  const { notification, store } = mail;
  const { kind, content, moves, visitId } = notification;
  if (kind === "waiting" || kind === "refused" || kind === "kept") return null;
  const { time, transport } = content;
  const isCanceled = kind === "canceled";
  const stay = (Date.parse(time.endsAt) - Date.parse(time.startsAt)) / MINUTE_MS;
  const phone = maskPhone(store.service?.phone ?? store.sales.phone, store.phoneMasks.general);
  const t = textsOf(mail);
  return {
    start: time.startsAt,
    // An owner who drops a vehicle off is free again after the talk with the adviser.
    minutes: transport === "wait" ? stay : store.scheduling.slotMinutes,
    title: t("calendar.title"),
    details: t("calendar.details", { phone }),
    uid: `visit-${visitId}`,
    sequence: isCanceled ? moves + 1 : moves,
    isCanceled,
    remindMinutes,
  };
}
