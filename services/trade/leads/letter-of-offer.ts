import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone } from "@forecourt/domain/phone";
import { calendarEventOf } from "../kept/calendar-event.ts";
import type { OfferLead } from "./lead-of-offer.ts";
import { paidSentence } from "./paid-sentence.ts";
import { sellerLetter } from "./seller-letter.ts";
import { summaryTables } from "./summary-tables.ts";

/** The letter to the seller: the offer as on its page, with nothing in it that was typed. */
export function letterOfOffer(lead: OfferLead): Letter {
  const { content, offer, texts, token, store } = lead;
  const t = (key: string, values = {}) => fillText(texts, `trade.mail.${key}`, values);
  const summary = offerSummary(offer, content.payoff, texts, {
    isTradeIn: content.interest === "trade-in",
  });
  const { outcome } = offer.result;
  const values = { number: offer.number, store: store.company.name, date: summary.validUntil };
  const reasons = summary.reasons.map((reason) => `• ${reason}`).join("\n");
  const chosen = summary.offered.find(({ kind }) => kind === content.selectedPayment);
  return sellerLetter(lead, {
    subject: t(`subject.${outcome}`, values),
    paragraphs: [
      t(`intro.${outcome}`, values),
      ...(content.replaces === null ? [] : [t("replaces", { number: content.replaces.number })]),
      ...(reasons === "" ? [] : [reasons]),
      ...(content.dropOffAt === null ? [] : [t("bring")]),
    ],
    tables: summaryTables(summary, texts, content.selectedPayment),
    notes: [
      ...paidSentence(content, { counted: chosen, payoff: content.payoff }, texts),
      ...(summary.offered.length === 0 ? [] : [summary.source.join(" "), t("inspection")]),
      ...(summary.offered.length > 1 && content.interest === "sell" ? [t("switch")] : []),
      t("private"),
    ],
    link: { label: t("link"), path: tradeOfferPath(token) },
    appointment: appointmentOf(lead),
  });
}

function appointmentOf(lead: OfferLead): Letter["appointment"] {
  const { dropOffAt } = lead.content;
  if (dropOffAt === null) return null;
  return { ...appointmentAt(lead, dropOffAt), ...visitOfLead(lead, 0), isCanceled: false };
}

/** The visit of a kept offer as an event of calendars. */
export function visitOfLead({ keptId, content }: OfferLead, sequence: number) {
  return calendarEventOf({ row: { id: keptId }, content }, sequence);
}

/** The calendar entry of a visit: a drop-off, or an inspection where the store has to see the car first. */
export function appointmentAt(
  { offer, texts, store }: Pick<OfferLead, "offer" | "texts" | "store">,
  start: string,
) {
  const phone = maskPhone(store.sales.phone, store.phoneMasks.general);
  const values = { store: store.company.name, number: offer.number, phone };
  const isInspection = offer.result.outcome === "bring-in";
  const kind = isInspection ? ".bring-in" : "";
  return {
    start,
    minutes: isInspection ? store.trade.inspectionMinutes : store.testDrive.slotMinutes,
    title: fillText(texts, `trade.mail.calendar.title${kind}`, values),
    details: fillText(texts, `trade.mail.calendar.details${kind}`, values),
  };
}
