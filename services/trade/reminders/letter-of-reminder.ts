import type { AfterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { formatAppointment, formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { OfferLead } from "../leads/lead-of-offer.ts";
import { paidSentence } from "../leads/paid-sentence.ts";

/** An offer that is about to end. */
interface Ending {
  /** The last day of its newest version. */
  validUntil: string;
  /** The prices after an inspection, which replace the first prices; null = there was no inspection. */
  after: AfterInspectionSummary | null;
}

/**
 * The one mail before a kept offer ends: its prices, its last day, and the next steps. `lead` is in its present state.
 */
export function letterOfReminder(lead: OfferLead, { validUntil, after }: Ending): Letter {
  const { content, offer, texts, token, store } = lead;
  const { payoff, selectedPayment } = content;
  const t = (key: string, values = {}) => fillText(texts, `trade.mail.${key}`, values);
  const isTradeIn = content.interest === "trade-in";
  const kinds = after ? after.kinds : offerSummary(offer, payoff, texts, { isTradeIn }).offered;
  const counted = kinds.length === 1 ? kinds[0] : kinds.find((one) => one.kind === selectedPayment);
  const values = {
    number: offer.number,
    store: store.company.name,
    date: formatDay(validUntil, localeOf(texts)).whole,
  };
  return {
    subject: t("reminder.subject", values),
    paragraphs: [t("reminder.text", values), ...(after ? [] : [nextStep(lead)])],
    tables: [
      {
        title: fillText(texts, "trade.offer.number", values),
        rows: kinds.map(({ kind, title, priceCents }) => [
          kind === "cashNow" ? title : t("reminder.expected", { title }),
          formatAmount(priceCents),
        ]),
      },
    ],
    notes: [
      ...paidSentence(content, { counted, payoff }, texts),
      ...(after ? after.next : [t("inspection"), callSentence(lead)]),
      t("reminder.once"),
      t("private"),
    ],
    hasOwnNumber: true,
    link: { label: t("link"), path: tradeOfferPath(token) },
    appointment: null,
  };
}

/** The visit that is booked, or how to come in. */
function nextStep({ content: { dropOffAt }, store, texts }: OfferLead): string {
  if (dropOffAt === null) return fillText(texts, "trade.mail.reminder.come");
  const when = formatAppointment(new Date(dropOffAt), {
    locale: localeOf(texts),
    timeZone: store.company.timezone,
  });
  return fillText(texts, "trade.mail.visit", { when });
}

function callSentence({ store, texts }: OfferLead): string {
  const phone = maskPhone(store.sales.phone, store.phoneMasks.general);
  return fillText(texts, "trade.mail.reminder.call", { phone });
}
