import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { type AfterInspection, isBoughtTradeIn } from "./after-inspection.ts";
import {
  type InspectedKind,
  type InspectedSeller,
  inspectedKinds,
} from "./after-inspection-kinds.ts";
import type { Payoff } from "./payoff.ts";

type Texts = Readonly<Record<string, string>>;

/** The result of an inspection as texts: the offer's page and the mail contain these and no others. */
export interface AfterInspectionSummary {
  title: string;
  sentences: string[];
  found: { title: string; items: string[] } | null;
  /** Each kind from the first price to the new one. */
  kinds: InspectedKind[];
  /** Sentences on how long the new price is valid, and what to do; empty = none. */
  next: string[];
}

/** Writes out the result of an inspection in the dealer's texts; `seller` null = for staff. */
export function afterInspectionSummary(
  after: AfterInspection,
  {
    store,
    phone,
    payoff,
    seller,
    texts,
  }: {
    store: string;
    phone: string;
    payoff: Payoff | null;
    seller: InspectedSeller | null;
    texts: Texts;
  },
): AfterInspectionSummary {
  const t = (key: string, values = {}) => fillText(texts, `trade.after.${key}`, values);
  const locale = localeOf(texts);
  const { state, inspectedOn, found, revision, boughtCents, reason } = after;
  const isOpen = state === "inspected" || state === "revised";
  const bought = boughtCents === null ? "" : formatAmount(boughtCents);
  const values = { store, reason: reason ?? "", price: bought };
  return {
    title: t("title"),
    sentences: [
      ...(inspectedOn === null
        ? []
        : [t("on", { store, date: formatDay(inspectedOn, locale).whole })]),
      ...readSentences(after, seller, texts),
      ...(after.bought?.payment === "moreCashLater"
        ? [t("bought.moreCashLater"), ...checksSentence(after.bought, texts)]
        : [t(isBoughtTradeIn(after, seller) ? "bought.tradeIn" : state, values)]),
    ],
    found: found.length === 0 ? null : { title: t("found"), items: found },
    kinds: inspectedKinds(after, { payoff, seller }, texts),
    next: isOpen
      ? [
          ...(revision === null
            ? []
            : [t("valid", { date: formatDay(revision.validUntil, locale).whole })]),
          t(state === "revised" ? "next" : "next.inspected", { store, phone }),
          ...(state === "revised" ? [t("finish")] : []),
        ]
      : after.bought
        ? [t(`paid.${paidKey(after, seller)}`, { papers: t(papersKey(payoff)) })]
        : [],
  };
}

/** Names how the price is paid. */
function paidKey(after: AfterInspection, seller: InspectedSeller | null): string {
  return isBoughtTradeIn(after, seller) ? "tradeIn" : (after.bought?.payment ?? "cashNow");
}

/** Text key of the papers that come with the car: the lender holds the title of a car with a loan. */
function papersKey(payoff: Payoff | null): string {
  return payoff !== null && payoff.owedCents > 0 ? "papers.loan" : "papers";
}

function readSentences(
  { read }: AfterInspection,
  seller: InspectedSeller | null,
  texts: Texts,
): string[] {
  const { mileage = null, vin = null } = read ?? {};
  const stated = seller?.vin ?? vin;
  const vinKey = `trade.after.read.vin${stated === vin ? "" : ".differs"}`;
  const miles = mileage?.toLocaleString("en-US") ?? "";
  return [
    ...(mileage === null ? [] : [fillText(texts, "trade.after.read.mileage", { miles })]),
    ...(vin === null ? [] : [fillText(texts, vinKey, { vin, stated: stated ?? "" })]),
  ];
}

/** Sentences on promised and expected payments; empty = the parts of the payout were not stored. */
function checksSentence(
  { stepPayments: [first, ...later] }: NonNullable<AfterInspection["bought"]>,
  texts: Texts,
): string[] {
  if (first === undefined) return [];
  const laterCents = later.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const values = { first: formatAmount(first.amountCents), later: formatAmount(laterCents) };
  return [fillText(texts, "trade.after.checks", values)];
}
