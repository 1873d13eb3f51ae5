import { fillText } from "@forecourt/domain/fill-text";
import type { Cents } from "@forecourt/domain/money";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { type PayoutOption, payoutOptions } from "../../dealer-config/trade/offers.ts";
import type { AfterInspection } from "./after-inspection.ts";
import { type OfferLine, type PayoffSummary, payoffOfPrice } from "./offer-lines.ts";
import type { Payoff } from "./payoff.ts";
import type { SellerInterest } from "./seller-interest.ts";

type Texts = Readonly<Record<string, string>>;
type StepPayments = NonNullable<AfterInspection["bought"]>["stepPayments"];
type Revision = NonNullable<AfterInspection["revision"]>;

/** One kind of offer after the inspection, as texts. */
export interface InspectedKind {
  kind: PayoutOption;
  title: string;
  /** Price that the store pays, all parts included, in whole cents. */
  priceCents: Cents;
  lines: OfferLine[];
  steps: OfferLine[];
  payoff: PayoffSummary | null;
}

/** Seller's interest, and the VIN that they gave; null = none. */
export interface InspectedSeller {
  interest: SellerInterest;
  vin: string | null;
}

/** Owner of the car, with their loan. */
export interface InspectedOwner {
  payoff: Payoff | null;
  seller: InspectedSeller | null;
}

/** Each kind of the newest version; of a car that is bought, the kind that is paid; else none. */
export function inspectedKinds(
  { state, revision, bought, boughtCents }: AfterInspection,
  owner: InspectedOwner,
  texts: Texts,
): InspectedKind[] {
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
  return payoutOptions.flatMap((payment) => {
    const revised = revision[payment];
    if (revised === null || (hasCashAlone && payment !== "cashNow")) return [];
    const stepPayments = "stepPayments" in revised ? revised.stepPayments : [];
    const lines = differences(revision, payment, texts);
    const priceCents = revised.finalPriceCents;
    return [kindOf({ payment, lines, priceCents, stepPayments, sum: "new" }, owner, texts)];
  });
}

/** The first price and each difference to it; without a new version, none. */
function differences(revision: Revision | null, kind: PayoutOption, texts: Texts): OfferLine[] {
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
  payment: PayoutOption;
  lines: OfferLine[];
  priceCents: Cents;
  stepPayments: StepPayments;
  /** The text that names the price. */
  sum: string;
}

function kindOf(
  { payment, lines, priceCents, stepPayments, sum }: PaidKind,
  { payoff, seller }: InspectedOwner,
  texts: Texts,
): InspectedKind {
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
