import type { AfterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { z } from "zod";
import type { KeptChange } from "../kept/kept-change.ts";
import { staffTexts } from "../sheet/staff-texts.ts";
import { changeName, changeSubjects, storeLines } from "./change-for-store.ts";
import type { OfferLead } from "./lead-of-offer.ts";
import { paidSentence } from "./paid-sentence.ts";
import { sellerLetter } from "./seller-letter.ts";
import { inspectedTables, summaryTables, type Table } from "./summary-tables.ts";

type NoticeBody = z.input<NonNullable<(typeof sendServiceNotice)["body"]>>;

interface Changed {
  change: KeptChange;
  /** The result of the inspection, whose prices count; null = there was none. */
  after: AfterInspectionSummary | null;
}

/**
 * The mails about a change that the seller of a kept offer made: for the store, and for the seller. `lead` is in its
 * present state.
 */
export function noticeOfChange(lead: OfferLead, changed: Changed): NoticeBody {
  const { content, offer, texts, token, store, sheetPath, origin } = lead;
  const { change } = changed;
  const summary = offerSummary(offer, content.payoff, texts);
  const t = (key: string, values = {}) => fillText(texts, `trade.mail.${key}`, values);
  const tables = tablesOf(lead, changed, texts);
  const chosen = summary.offered.find(({ kind }) => kind === content.selectedPayment);
  const values = {
    number: offer.number,
    store: store.company.name,
    date: summary.validUntil,
    title: chosen?.title ?? "",
    price: chosen?.price ?? "",
    amount: formatAmount(change.payoff?.owedCents ?? 0),
  };
  const name = changeName(change);
  return {
    toStore: {
      subject: `${changeSubjects[name]}: ${carOf(lead)} (${offer.number})`,
      text: [
        ...storeLines(change, offer.number),
        "",
        ...tablesOf(lead, changed, staffTexts(lead.storeTexts)).flatMap(({ title, rows }) => [
          title,
          ...rows.map((row) => row.join(": ")),
          "",
        ]),
        `Offer ${offer.number}`,
        `Appraisal sheet with photos, to print: ${origin}${sheetPath}`,
      ].join("\n"),
    },
    letter: sellerLetter(lead, {
      subject: t(`${name}.subject`, values),
      paragraphs: [
        t(`${name}.text`, values),
        ...(change.kind === "interest" && chosen ? [interestSentence(lead, change, values)] : []),
        ...visitSentence(lead, changed),
      ],
      tables,
      notes: [
        ...(changed.after === null
          ? paidSentence(content, { counted: chosen, payoff: content.payoff }, texts)
          : []),
        ...(change.kind === "payment" ? [t("switch")] : []),
        ...(change.kind === "interest" ? [t("interest.back")] : []),
        ...(changed.after === null ? [t("private")] : []),
      ],
      link: { label: t("link"), path: tradeOfferPath(token) },
      appointment: null,
    }),
  };
}

/** A sentence with the price that counts now and, if it changed, the price before. */
function interestSentence(
  { offer, content, texts }: OfferLead,
  { paymentBefore, selectedPayment }: Extract<KeptChange, { kind: "interest" }>,
  values: Record<string, string>,
): string {
  const { offered } = offerSummary(offer, content.payoff, texts);
  const before = offered.find(({ kind }) => kind === paymentBefore);
  if (before === undefined || before.kind === selectedPayment) {
    return fillText(texts, "trade.mail.interest.offer", values);
  }
  const was = { before: before.title, was: before.price };
  return fillText(texts, "trade.mail.interest.offer.instead", { ...values, ...was });
}

/** A sentence about the booked visit; empty = no visit, or the car has been inspected. */
function visitSentence({ content, texts, store }: OfferLead, { after }: Changed): string[] {
  const { dropOffAt } = content;
  if (dropOffAt === null || after !== null) return [];
  const when = formatAppointment(new Date(dropOffAt), {
    locale: localeOf(texts),
    timeZone: store.company.timezone,
  });
  return [fillText(texts, "trade.mail.visit", { when })];
}

function tablesOf(
  { content, offer }: OfferLead,
  { after }: Changed,
  texts: OfferLead["texts"],
): Table[] {
  if (after !== null && after.kinds.length > 0) return inspectedTables(after);
  const summary = offerSummary(offer, content.payoff, texts, {
    isTradeIn: content.interest === "trade-in",
  });
  return summaryTables(summary, texts, content.selectedPayment);
}

function carOf({ content: { car } }: OfferLead): string {
  return `${car.modelYear} ${car.make} ${car.model}`;
}
