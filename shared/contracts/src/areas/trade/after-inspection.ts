import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import type { Cents } from "@forecourt/domain/money";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { z } from "zod";
import { offerKinds } from "../../dealer-config/trade/offers.ts";
import type { OfferLine } from "./offer-lines.ts";

type Texts = Readonly<Record<string, string>>;

const AmountInCents = z.int();
const RevisedKind = z.object({
  /** The price of the first version; null = it had none. */
  firstCents: AmountInCents.nullable(),
  finalPriceCents: AmountInCents,
});

/** What the store found and offers after it inspected the car. */
export const AfterInspection = z.object({
  /** `inspected`: the price stays. `revised`: there is a new version of the offer. */
  state: z.enum(["inspected", "revised", "bought", "declined", "kept-by-seller"]),
  /** In the store's time zone; null = it was declined without an inspection. */
  inspectedOn: z.iso.date().nullable(),
  /** Empty = the car is as its seller described it. */
  found: z.array(z.string()),
  /** The newest version; null = the first one counts. */
  revision: z
    .object({
      /** Each difference to the first version, with its reason in words. */
      lines: z.array(z.object({ reason: z.string(), amountCents: AmountInCents })),
      cashNow: RevisedKind.nullable(),
      moreCashLater: RevisedKind.extend({
        stepPayments: z.array(
          z.object({ label: z.string(), percent: z.number(), amountCents: AmountInCents }),
        ),
      }).nullable(),
      /** The last day of this version, in the store's time zone. */
      validUntil: z.iso.date(),
    })
    .nullable(),
  /** What the store paid; null = it has not bought the car. */
  boughtCents: AmountInCents.nullable(),
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
  kinds: { title: string; lines: OfferLine[]; steps: OfferLine[] }[];
  /** How long the new price is valid, and what to do; empty = nothing. */
  next: string[];
}

/** Writes out the result of an inspection in the dealer's texts. */
export function afterInspectionSummary(
  after: AfterInspection,
  { store, phone, texts }: { store: string; phone: string; texts: Texts },
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
      t(state, values),
    ],
    found: found.length === 0 ? null : { title: t("found"), items: found },
    kinds: revision === null ? [] : kindsOf(revision, texts),
    next: isOpen
      ? [
          ...(revision === null
            ? []
            : [t("valid", { date: formatDay(revision.validUntil).whole })]),
          t("next", { store, phone }),
        ]
      : [],
  };
}

function kindsOf(revision: Revision, texts: Texts): AfterInspectionSummary["kinds"] {
  const t = (key: string, values = {}) => fillText(texts, `trade.${key}`, values);
  return offerKinds.flatMap((kind) => {
    const revised = revision[kind];
    if (revised === null) return [];
    const { firstCents, finalPriceCents } = revised;
    const first = firstCents === null ? [] : [line("first", t("after.first"), firstCents)];
    const changes = revision.lines.map(({ reason, amountCents }, index) =>
      line(`change.${index}`, reason, amountCents),
    );
    const steps = "stepPayments" in revised ? revised.stepPayments : [];
    return [
      {
        title: t(`offer.kind.${kind}`),
        lines: [
          ...first,
          ...changes,
          { ...line("new", t("after.new"), finalPriceCents), isSum: true },
        ],
        steps: steps.map(({ label, percent, amountCents }, index) => ({
          ...line(`step.${index}`, label, amountCents),
          note: t(`offer.step.${index === 0 ? "first" : "later"}`, { percent }),
        })),
      },
    ];
  });
}

function line(id: string, label: string, amountCents: Cents): OfferLine {
  return { id, label, note: null, amountCents, amount: formatAmount(amountCents), isSum: false };
}
