import type { Adviser, CouponOfVisit, Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { Transport } from "@forecourt/contracts/areas/service/visit-paths";
import { formatCents } from "@forecourt/domain/money";
import { couponLines } from "./coupon-lines.ts";
import { slotText, timeText } from "./format-visit.ts";
import type { PortraitData } from "./portrait.tsx";
import type { Text } from "./visit-text.ts";

export interface SummaryRow {
  label: string;
  /** One or more lines. */
  lines: string[];
  note: string | null;
  /** Portrait of the person whom the row names; missing = the row names no person. */
  portrait?: PortraitData;
  /** Path of the step where the value is changed; null = it cannot be changed. */
  change: string | null;
}

/** Facts about a visit, before and after it is booked. */
export interface VisitFacts {
  when: Slot;
  /** Null = not known, because the time is not held. */
  readyBy: string | null;
  /** Time by which the service desk has promised the vehicle; null = no promise. */
  promised?: string | null;
  store: { name: string; address: string };
  vehicle: string;
  /** Miles; null = not stated. */
  mileage: number | null;
  /** Locale in which the visit's days and times are written. */
  locale: string;
  /** One line for each service. */
  work: string[];
  /** Symptoms in the owner's words; "" = none. */
  symptoms: string;
  transport: Transport;
  /** Null = not known, because the time is not held. */
  adviser: Adviser | null;
  business: string | null;
  notes: string;
  fromCents: number | null;
  coupon: CouponOfVisit | null;
  /** Whether it can be moved and canceled online. */
  canChange: boolean;
  /** It is canceled, or the vehicle was there. */
  isOver: boolean;
}

/** Paths of the steps where each part of a draft is changed. */
export type ChangePaths = Partial<Record<"when" | "vehicle" | "work" | "transport", string>>;

/** A visit in rows: when, where, what, who, what it costs, what to bring. Empty ones are left out. */
export function summaryView(t: Text, facts: VisitFacts, change: ChangePaths = {}): SummaryRow[] {
  const { when, store, vehicle, mileage, work, symptoms, transport, isOver, locale } = facts;
  const miles =
    mileage === null ? "" : t("summary.miles", { miles: mileage.toLocaleString("en-US") });
  const rows = [
    row(t("summary.when"), [slotText(t, when, locale)], change.when),
    row(t("summary.ready"), [isOver ? "" : readyText(t, facts)]),
    row(t("summary.where"), [store.name, store.address]),
    row(t("summary.vehicle"), [vehicle, miles], change.vehicle),
    row(t("summary.work"), work, change.work),
    row(t("summary.words"), symptoms.split("\n"), change.work),
    row(t("summary.transport"), [t(`transport.${transport}`)], change.transport),
    adviserRow(t, facts.adviser),
    row(t("summary.business"), [facts.business ?? ""]),
    row(t("summary.notes"), facts.notes.split("\n")),
    ...(isOver ? [] : aheadRows(t, facts)),
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

/** Sentence on when the vehicle is ready: as promised, or else as planned. */
function readyText(t: Text, { readyBy, promised }: VisitFacts): string {
  if (promised) return t("summary.ready.promised", { time: timeText(t, promised) });
  return readyBy === null ? "" : t("summary.ready.value", { time: timeText(t, readyBy) });
}

/** Facts that matter only before the visit. */
function aheadRows(t: Text, { transport, fromCents, coupon, canChange }: VisitFacts): SummaryRow[] {
  const bring = transport === "loaner" ? "summary.bring.loaner" : "summary.bring.keys";
  return [
    priceRow(t, fromCents),
    row(t("summary.coupon"), coupon === null ? [] : couponLines(coupon)),
    row(t("summary.bring"), [t(bring)]),
    row(t("summary.changes"), [canChange ? t("summary.changes.text") : ""]),
  ];
}

function adviserRow(t: Text, adviser: Adviser | null): SummaryRow {
  const label = t("summary.adviser");
  if (adviser === null || adviser.name === "") return row(label, []);
  const { name, title, photo } = adviser;
  return { ...row(label, [name, title]), portrait: { name, photo } };
}

function row(label: string, lines: readonly string[], change: string | null = null): SummaryRow {
  return { label, lines: lines.filter((line) => line.trim() !== ""), note: null, change };
}

function priceRow(t: Text, fromCents: number | null): SummaryRow {
  return { ...row(t("summary.price"), [priceText(t, fromCents)]), note: t("summary.price.note") };
}

function priceText(t: Text, fromCents: number | null): string {
  if (fromCents === null) return t("summary.price.quote");
  return fromCents === 0
    ? t("summary.price.free")
    : t("summary.price.from", { price: formatCents(fromCents) });
}
