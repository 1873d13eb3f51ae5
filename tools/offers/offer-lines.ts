import { formatCents, formatDollars } from "@forecourt/domain/money";
import { wholeDollarParts, wholeDollars } from "@forecourt/domain/trade/whole-dollars";
import type { ExplainedOffer } from "@forecourt/service-trade/seller-pages/explain-offer";

type Result = ExplainedOffer["view"]["result"];
type Kinds = Extract<Result, { outcome: "offers" | "no-offer" }>;

/** An explained offer, a line for each fact, amount and answer. */
export function offerLines(explained: ExplainedOffer): string[] {
  const { row, input, valuation, view, revisions, differences } = explained;
  const { make, model, modelYear, mileage } = input.car;
  return [
    `${row.number}  ${row.dealer_id}/${row.store_id}  made ${row.made_at}  valid until ${row.valid_until}`,
    `car: ${modelYear} ${make} ${model}, ${mileage} miles`,
    `rules ${row.rules_version}, engine ${row.engine_version}`,
    ...(valuation === null
      ? ["values: none"]
      : [`values: ${valuation.source}, ${valuation.confidence} confidence`, ...valuation.notes]),
    ...resultLines(view.result),
    ...revisions.flatMap(revisionLines),
    ...(differences.length === 0
      ? ["derived again: the same to the cent"]
      : differences.map((one) => `DIFFERENT: ${one}`)),
  ];
}

function resultLines(result: Result): string[] {
  if (result.outcome === "no-value") return ["outcome: no value, a person calls"];
  if (result.outcome === "bring-in") {
    return ["outcome: bring the vehicle in", ...result.reasons.map(({ label }) => `  ${label}`)];
  }
  return [...cashLines(result.cashNow), ...laterLines(result.moreCashLater)];
}

function cashLines(cash: Kinds["cashNow"]): string[] {
  if (cash === null) return [];
  if (!cash.isOffered) return [`cash now: none, ${cash.refusal}`];
  const { finalPriceCents } = cash.offer;
  return [
    "cash now",
    ...valueLines(cash.offer),
    amountLine("price", finalPriceCents),
    shownLine(finalPriceCents, []),
  ];
}

function laterLines(later: Kinds["moreCashLater"]): string[] {
  if (later === null) return [];
  if (!later.isOffered) return [`more cash later: none, ${later.refusal}`];
  const { offer } = later;
  return [
    "more cash later",
    ...valueLines(offer),
    ...offer.additionalPayments.map(({ label, amountCents }) => amountLine(label, amountCents)),
    amountLine("price", offer.finalPriceCents),
    ...offer.stepPayments.map(({ label, percent, amountCents }) =>
      amountLine(`  ${label}, ${percent}%`, amountCents),
    ),
    shownLine(
      offer.finalPriceCents,
      offer.stepPayments.map(({ amountCents }) => amountCents),
    ),
  ];
}

/** The price that page and mails show and the dealer pays, decision 151. */
function shownLine(priceCents: number, steps: readonly number[]): string {
  const parts = wholeDollarParts(steps).map(formatDollars).join(" + ");
  const price = formatDollars(wholeDollars(priceCents));
  return `  offered: ${price}${parts === "" ? "" : ` = ${parts}`}`;
}

type Value = Extract<NonNullable<Kinds["cashNow"]>, { isOffered: true }>["offer"];

function valueLines({
  base,
  baseCents,
  options = [],
  deductions,
}: Omit<Value, "finalPriceCents">): string[] {
  return [
    amountLine(base, baseCents),
    ...options.map(
      ({ label, amountCents }) => `      of it for ${label}: ${formatCents(amountCents)}`,
    ),
    ...deductions.map(({ question, answers, percent, amountCents }) => {
      const reason = answers.map(({ label }) => label).join("; ");
      return amountLine(
        `${question} ${reason}${percent === null ? "" : `, ${percent}%`}`,
        amountCents,
      );
    }),
  ];
}

/** Lines of a version after an inspection, which is derived from the first version. */
function revisionLines(
  { at, madeBy, content }: ExplainedOffer["revisions"][number],
  index: number,
) {
  const { cashNow, moreCashLater, lines, validUntil } = content;
  const kinds = [
    ["cash now", cashNow],
    ["more cash later", moreCashLater],
  ] as const;
  return [
    `version ${index + 2}  made ${at} by ${madeBy}  valid until ${validUntil}`,
    ...kinds.flatMap(([name, kind]) => {
      if (kind === null) return [];
      return [
        name,
        ...(kind.firstCents === null ? [] : [amountLine("first version", kind.firstCents)]),
        ...lines.map(({ reason, amountCents }) => amountLine(reason, amountCents)),
        amountLine("price", kind.finalPriceCents),
      ];
    }),
  ];
}

function amountLine(label: string, cents: number): string {
  return `  ${formatCents(cents).padStart(12)}  ${label}`;
}
