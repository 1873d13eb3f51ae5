import type { AfterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import type { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { OfferKind } from "@forecourt/contracts/dealer-config/trade/offers";
import type { sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { fillText } from "@forecourt/domain/fill-text";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { z } from "zod";
import type { KeptChange } from "../kept/kept-change.ts";
import type { OfferLead } from "./lead-of-offer.ts";
import { inspectedTables, summaryTables, type Table } from "./summary-tables.ts";

type NoticeBody = z.input<NonNullable<(typeof sendServiceNotice)["body"]>>;

interface Changed {
  change: KeptChange;
  /** The result of the inspection, whose prices count; null = there was none. */
  after: AfterInspectionSummary | null;
}

/** The mails about what the seller of a kept offer changed: for the store, and for the seller. `lead` is as it is now. */
export function noticeOfChange(lead: OfferLead, changed: Changed): NoticeBody {
  const { content, offer, texts, token, store, sheetPath, origin } = lead;
  const { change } = changed;
  const summary = offerSummary(offer, content.payoff, texts);
  const t = (key: string, values = {}) => fillText(texts, `trade.mail.${key}`, values);
  const tables = tablesOf(lead, changed);
  const chosen = summary.offered.find(({ kind }) => kind === content.selectedPayment);
  const values = {
    number: offer.number,
    store: store.company.name,
    date: summary.validUntil,
    title: chosen?.title ?? "",
    price: chosen?.price ?? "",
    amount: formatAmount(change.payoff?.owedCents ?? 0),
  };
  const name = nameOf(change);
  return {
    toStore: {
      subject: `${storeNews[name]}: ${carOf(lead)} (${offer.number})`,
      text: [
        ...storeLines(change),
        "",
        ...tables.flatMap(({ title, rows }) => [title, ...rows.map((row) => row.join(": ")), ""]),
        `Offer ${offer.number}`,
        `Appraisal sheet with photos, to print: ${origin}${sheetPath}`,
      ].join("\n"),
    },
    letter: {
      subject: t(`${name}.subject`, values),
      paragraphs: [t(`${name}.text`, values)],
      tables,
      notes: [
        ...(chosen?.payoff && changed.after === null ? [chosen.payoff.sentence] : []),
        ...(change.kind === "payment" ? [t("switch")] : []),
        t("private"),
      ],
      link: { label: t("link"), path: tradeOfferPath(token) },
      appointment: null,
    },
  };
}

function tablesOf({ content, offer, texts }: OfferLead, { after }: Changed): Table[] {
  if (after !== null && after.kinds.length > 0) return inspectedTables(after);
  const summary = offerSummary(offer, content.payoff, texts);
  return summaryTables(summary, texts, content.selectedPayment);
}

/** Names the texts of a change. */
function nameOf(change: KeptChange): "choice" | "payoff.stated" | "payoff.removed" {
  if (change.kind === "payment") return "choice";
  return owes(change.payoff) ? "payoff.stated" : "payoff.removed";
}

/** In English, like every text for staff. */
const storeNews = {
  choice: "Seller's choice changed",
  "payoff.stated": "Payoff stated",
  "payoff.removed": "No payoff any more",
} as const;

const kindNames: Readonly<Record<OfferKind, string>> = {
  cashNow: "cash now",
  moreCashLater: "more cash later",
};

function storeLines(change: KeptChange): string[] {
  const { payoff: now, selectedPayment: selected } = change;
  if (change.kind === "payment") {
    const before = change.before === null ? "" : ` It was ${kindNames[change.before]}.`;
    return [`The seller now chooses ${kindNames[selected ?? "cashNow"]}.${before}`];
  }
  const { before } = change;
  const was = `Before: ${owes(before) ? formatAmount(before.owedCents) : "none stated"}.`;
  if (!owes(now)) return [`The seller now states no payoff. ${was}`];
  return [
    `The seller now says that they owe ${formatAmount(now.owedCents)}. ${was}`,
    ...(now.lender === null ? [] : [`Lender: ${now.lender}`]),
  ];
}

function owes(payoff: Payoff | null): payoff is Payoff {
  return payoff !== null && payoff.owedCents > 0;
}

function carOf({ content: { car } }: OfferLead): string {
  return `${car.modelYear} ${car.make} ${car.model}`;
}
