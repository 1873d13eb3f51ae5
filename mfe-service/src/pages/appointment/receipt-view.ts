import type { Appointment } from "@forecourt/contracts/areas/service/appointments";
import {
  appointmentCalendarPath,
  visitReturn,
} from "@forecourt/contracts/areas/service/visit-paths";
import { localeOf } from "@forecourt/domain/locale";
import { slotText } from "../../parts/visit/format-visit.ts";
import { problemsView } from "../../parts/visit/problems-view.ts";
import { type CallLink, serviceCall } from "../../parts/visit/service-call.ts";
import { type SummaryRow, summaryView } from "../../parts/visit/summary-view.ts";
import { siteText, type Text } from "../../parts/visit/visit-text.ts";
import { againView } from "./again-view.ts";
import type { Link, ReceiptData } from "./appointment-data.ts";
import { cancelView, moveView } from "./change-view.ts";
import { type ReceiptView, vehicleOf } from "./receipt-parts.ts";

/** Receipt of the booked visit, with the ways to move or cancel it. */
export function receiptView(view: ReceiptView): ReceiptData {
  const { request, appointment } = view;
  const { site } = request;
  const t = siteText(site.texts);
  const call = serviceCall(site, appointment.store);
  const { canChange, status, confirmation } = appointment;
  const isConfirmed = status === "booked" && confirmation === "confirmed";
  const state = stateOf(view);
  const number = t("receipt.number", { number: appointment.appointment.appointment_id });
  return {
    kind: "receipt",
    number,
    title: t(`receipt.title.${state}`, { name: appointment.firstName }),
    lead: leadOf(t, view, state),
    tone: toneOf(view, state),
    problems: problemsOf(t, view, call),
    rows: rowsOf(t, appointment, localeOf(request.site.texts)),
    calendar: isConfirmed
      ? { label: t("receipt.calendar"), href: appointmentCalendarPath(view.token) }
      : null,
    directions: status === "booked" ? directionsOf(t, view) : null,
    print: t("receipt.print"),
    call: { phone: call.phone, text: t("receipt.call", { phone: call.text }) },
    keep: canChange ? t("receipt.keep") : null,
    move: canChange ? moveView(t, view) : null,
    cancel: canChange ? cancelView(t, view) : null,
    again: canChange ? null : againView(t, view),
  };
}

type State =
  | "booked"
  | "elsewhere"
  | "upcoming"
  | "moved"
  | "waiting"
  | "refused"
  | "canceled"
  | "canceledByShop"
  | "done";

function stateOf(view: ReceiptView): State {
  const { status, confirmation, canceledByShop } = view.appointment;
  if (status === "canceled" && canceledByShop) return "canceledByShop";
  if (status !== "booked") return status;
  if (confirmation !== "confirmed") return confirmation;
  return doneOf(view) ?? "upcoming";
}

/** State that the address says the last action led to; null = none, or the visit has changed since. */
function doneOf({ request, appointment: { status } }: ReceiptView): State | null {
  const done = request.url.searchParams.get(visitReturn.done);
  if (status === "canceled") return done === "canceled" ? done : null;
  const known = (["booked", "elsewhere", "moved"] as const).find((one) => one === done);
  return status === "booked" ? (known ?? null) : null;
}

/** Tone of the heading: a message for what was just done or has to be done. */
function toneOf(view: ReceiptView, state: State): ReceiptData["tone"] {
  if (state === "waiting" || state === "refused" || state === "canceledByShop") return "warning";
  return doneOf(view) === null ? "plain" : "done";
}

function leadOf(t: Text, { request, appointment }: ReceiptView, state: State): string {
  const slot = slotText(t, appointment.start, localeOf(request.site.texts));
  const reason = appointment.cancelReason.replace(/[.!\s]+$/, "");
  if (state === "canceledByShop" && reason !== "") {
    return t("receipt.lead.canceledByShop.reason", { reason, slot });
  }
  const hasBegun = appointment.status === "booked" && !appointment.canChange;
  if (!hasBegun) return t(`receipt.lead.${state}`, { slot });
  return t("receipt.lead.started", { phone: serviceCall(request.site, appointment.store).text });
}

/** Faults of the form that led to this page; a later visit does not show them again. */
function problemsOf(t: Text, { request, appointment: { returned } }: ReceiptView, call: CallLink) {
  if (!request.url.searchParams.has(visitReturn.check)) return null;
  const labels = [
    ["slot", t("summary.when")],
    ["reason", t("cancel.reason")],
  ] as const;
  return problemsView(t, returned, { labels, call });
}

function rowsOf(t: Text, receipt: Appointment, locale: string): SummaryRow[] {
  const { appointment, start, readyBy, promised, store, mileage, transport, adviser, fromCents } =
    receipt;
  const { business, repair_order_lines: lines, notes_general: notes } = appointment;
  return summaryView(t, {
    when: start,
    readyBy,
    promised,
    store,
    vehicle: vehicleOf(receipt),
    mileage,
    locale,
    work: lines.map(({ name }) => name),
    symptoms: lines.map((line) => line.notes_narrative).find((words) => words !== "") ?? "",
    transport,
    adviser,
    business: business?.name ?? null,
    notes,
    fromCents,
    coupon: receipt.coupon,
    canChange: receipt.canChange,
    isOver: receipt.status !== "booked",
  });
}

/** The map of the store, where the site knows it. */
function directionsOf(t: Text, { request, appointment: { store } }: ReceiptView): Link | null {
  const { store: shown, places = [] } = request.site;
  const place = [shown, ...places].find(({ id }) => id === store.id);
  return place ? { label: t("receipt.directions"), href: place.map.url } : null;
}
