import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import type { Cents } from "@forecourt/domain/money";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { z } from "zod";
import { type OfferKind, offerKinds } from "../../dealer-config/trade/offers.ts";
import { type OfferLine, type PayoffSummary, payoffOfPrice } from "./offer-lines.ts";
import type { Payoff } from "./payoff.ts";
import type { SellerInterest } from "./seller-interest.ts";

type Texts = Readonly<Record<string, string>>;

const AmountInCents = z.int();
const RevisedKind = z.object({
  /** The price of the first version; null = it had none. */
  firstCents: AmountInCents.nullable(),
  finalPriceCents: AmountInCents,
});

const StepPayments = z.array(
  z.object({ label: z.string(), percent: z.number(), amountCents: AmountInCents }),
);

/** What the store found and offers after it inspected the car. */
export const AfterInspection = z.object({
  /** `inspected`: the store has not said yet whether the price stays. `revised`: there is a new version of the offer. */
  state: z.enum(["inspected", "revised", "bought", "declined", "kept-by-seller"]),
  /** In the store's time zone; null = it was declined without an inspection. */
  inspectedOn: z.iso.date().nullable(),
  /** What the odometer and the VIN plate say; missing or null = it was not recorded. */
  read: z.object({ mileage: z.int().nullable(), vin: z.string().nullable() }).optional(),
  /** Empty = the car is as its seller described it. */
  found: z.array(z.string()),
  /** The newest version; null = the first one counts. */
  revision: z
    .object({
      /** Each difference to the first version, with its reason in words. */
      lines: z.array(z.object({ reason: z.string(), amountCents: AmountInCents })),
      cashNow: RevisedKind.nullable(),
      moreCashLater: RevisedKind.extend({
        stepPayments: StepPayments,
      }).nullable(),
      /** The last day of this version, in the store's time zone. */
      validUntil: z.iso.date(),
    })
    .nullable(),
  /** What the store paid; null = it has not bought the car. */
  boughtCents: AmountInCents.nullable(),
  /** How it is paid; missing = the store has not bought the car. */
  bought: z.object({ payment: z.enum(offerKinds), stepPayments: StepPayments }).optional(),
  /** Why the store does not buy the car; null = it does, or has not decided. */
  reason: z.string().nullable(),
});
export type AfterInspection = z.infer<typeof AfterInspection>;

type Revision = NonNullable<AfterInspection["revision"]>;

/** The result of an inspection as texts: the offer's page and the mail contain these and no others. */
export interface AfterInspectionSummary {
  title: string;
  sentences: string[];
  found: { title: string; items: string[] } | null;
  /** Each kind from the first price to the new one. */
  kinds: {
    kind: OfferKind;
    title: string;
    /** Whole cents: what the store pays, in all its parts. */
    priceCents: Cents;
    lines: OfferLine[];
    steps: OfferLine[];
    payoff: PayoffSummary | null;
  }[];
  /** How long the new price is valid, and what to do; empty = nothing. */
  next: string[];
}

/** What the seller wants, and the VIN that they gave; null = none. */
interface Seller {
  interest: SellerInterest;
  vin: string | null;
}

/** Whose car it is, with their loan. */
interface Owner {
  payoff: Payoff | null;
  seller: Seller | null;
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
  }: { store: string; phone: string; payoff: Payoff | null; seller: Seller | null; texts: Texts },
): AfterInspectionSummary {
  const t = (key: string, values = {}) => fillText(texts, `trade.after.${key}`, values);
  const { state, inspectedOn, found, revision, boughtCents, reason } = after;
  const isOpen = state === "inspected" || state === "revised";
  const bought = boughtCents === null ? "" : formatAmount(boughtCents);
  const values = { store, reason: reason ?? "", price: bought };
  return {
    title: t("title"),
    sentences: [
      ...(inspectedOn === null ? [] : [t("on", { store, date: formatDay(inspectedOn).whole })]),
      ...readSentences(after, seller, texts),
      ...(after.bought?.payment === "moreCashLater"
        ? [t("bought.moreCashLater"), ...checksSentence(after.bought, texts)]
        : [t(isBoughtTradeIn(after, seller) ? "bought.tradeIn" : state, values)]),
    ],
    found: found.length === 0 ? null : { title: t("found"), items: found },
    kinds: kindsOf(after, { payoff, seller }, texts),
    next: isOpen
      ? [
          ...(revision === null
            ? []
            : [t("valid", { date: formatDay(revision.validUntil).whole })]),
          t(state === "revised" ? "next" : "next.inspected", { store, phone }),
          ...(state === "revised" ? [t("finish")] : []),
        ]
      : after.bought
        ? [t(`paid.${paidKey(after, seller)}`, { papers: t(papersKey(payoff)) })]
        : [],
  };
}

/** A trade-in goes into the deal of the next car. */
export function isBoughtTradeIn(
  { bought }: Pick<AfterInspection, "bought">,
  seller: Pick<Seller, "interest"> | null,
): boolean {
  return seller?.interest === "trade-in" && bought?.payment === "cashNow";
}

/** Names how the price is paid. */
function paidKey(after: AfterInspection, seller: Seller | null): string {
  return isBoughtTradeIn(after, seller) ? "tradeIn" : (after.bought?.payment ?? "cashNow");
}

/** What comes with the car: the title of one with a loan is its lender's. */
function papersKey(payoff: Payoff | null): string {
  return payoff !== null && payoff.owedCents > 0 ? "papers.loan" : "papers";
}

function readSentences({ read }: AfterInspection, seller: Seller | null, texts: Texts): string[] {
  const { mileage = null, vin = null } = read ?? {};
  const stated = seller?.vin ?? vin;
  const vinKey = `trade.after.read.vin${stated === vin ? "" : ".differs"}`;
  const miles = mileage?.toLocaleString("en-US") ?? "";
  return [
    ...(mileage === null ? [] : [fillText(texts, "trade.after.read.mileage", { miles })]),
    ...(vin === null ? [] : [fillText(texts, vinKey, { vin, stated: stated ?? "" })]),
  ];
}

/** What is promised and what is expected; empty = the parts were not stored. */
function checksSentence(
  { stepPayments: [first, ...later] }: NonNullable<AfterInspection["bought"]>,
  texts: Texts,
): string[] {
  if (first === undefined) return [];
  const laterCents = later.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const values = { first: formatAmount(first.amountCents), later: formatAmount(laterCents) };
  return [fillText(texts, "trade.after.checks", values)];
}

/** Each kind of the newest version; of a car that is bought, the kind that is paid; else none. */
function kindsOf(
  { state, revision, bought, boughtCents }: AfterInspection,
  owner: Owner,
  texts: Texts,
): AfterInspectionSummary["kinds"] {
  if (state === "bought" && bought && boughtCents !== null) {
    const { payment, stepPayments } = bought;
    const lines = differences(revision, payment, texts);
    const sum = payment === "moreCashLater" ? "expected" : "price";
    const paid = { payment, lines, priceCents: boughtCents, stepPayments, sum };
    return [kindOf(paid, owner, texts)];
  }
  if (state !== "revised" || revision === null) return [];
  // A trade-in counts cash now.
  const hasCashAlone = owner.seller?.interest === "trade-in" && revision.cashNow !== null;
  return offerKinds.flatMap((payment) => {
    const revised = revision[payment];
    if (revised === null || (hasCashAlone && payment !== "cashNow")) return [];
    const stepPayments = "stepPayments" in revised ? revised.stepPayments : [];
    const lines = differences(revision, payment, texts);
    const priceCents = revised.finalPriceCents;
    return [kindOf({ payment, lines, priceCents, stepPayments, sum: "new" }, owner, texts)];
  });
}

/** The first price and each difference to it; without a new version, none. */
function differences(revision: Revision | null, kind: OfferKind, texts: Texts): OfferLine[] {
  const firstCents = revision?.[kind]?.firstCents ?? null;
  return [
    ...(firstCents === null
      ? []
      : [line("first", fillText(texts, "trade.after.first"), firstCents)]),
    ...(revision?.lines ?? []).map(({ reason, amountCents }, index) =>
      line(`change.${index}`, reason, amountCents),
    ),
  ];
}

interface PaidKind {
  payment: OfferKind;
  lines: OfferLine[];
  priceCents: Cents;
  stepPayments: z.infer<typeof StepPayments>;
  /** The text that names the price. */
  sum: string;
}

function kindOf(
  { payment, lines, priceCents, stepPayments, sum }: PaidKind,
  { payoff, seller }: Owner,
  texts: Texts,
): AfterInspectionSummary["kinds"][number] {
  const t = (key: string, values = {}) => fillText(texts, `trade.${key}`, values);
  const stepCents = stepPayments.map(({ amountCents }) => amountCents);
  return {
    kind: payment,
    title: t(`offer.kind.${payment}`),
    priceCents,
    lines: [...lines, { ...line("new", t(`after.${sum}`), priceCents), isSum: true }],
    steps: stepPayments.map(({ label, percent, amountCents }, index) => ({
      ...line(`step.${index}`, label, amountCents),
      note: t(index === 0 ? "offer.step.first" : "after.step.later", { percent }),
    })),
    payoff: payoffOfPrice({ priceCents, stepCents }, payoff, texts, {
      isTradeIn: seller?.interest === "trade-in",
    }),
  };
}

function line(id: string, label: string, amountCents: Cents): OfferLine {
  return { id, label, note: null, amountCents, amount: formatAmount(amountCents), isSum: false };
}
