import { formatDay } from "@forecourt/domain/appointments/format";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatDollars } from "@forecourt/domain/money";
import type { ComparableSpread, Valuation } from "../valuation/valuation.ts";
import { fact, type SheetRow } from "./sheet-row.ts";

/** The comparable cars of a valuation, for the appraiser. In English, like every text for staff. */
export function comparableRows(valuation: Valuation): SheetRow[] {
  const { source, comparables, spread, values, confidence, asOf, notes } = valuation;
  return [
    fact("Source", source === "book" ? "valuation service" : "own guide, from comparable cars"),
    ...(comparables === null ? [] : [fact("Comparable cars", String(comparables))]),
    ...trimRows(valuation),
    ...(spread ? spreadRows(spread) : notes.map((note) => fact("Note", note))),
    fact("Confidence", confidence),
    ...(asOf === null ? [] : [fact("As of", formatDay(asOf, defaultLocale).whole)]),
    fact("Wholesale, rough", dollars(values.wholesaleRoughCents)),
    fact("Wholesale, average", dollars(values.wholesaleAverageCents)),
    fact("Retail, average", dollars(values.retailAverageCents)),
  ];
}

function trimRows({ spread, assumedTrim, isTrimNamed }: Valuation): SheetRow[] {
  if (assumedTrim === null) return spread ? [fact("Their trim", spread.trim ?? "any trim")] : [];
  const why = isTrimNamed ? "none has the seller's trim" : "the seller named none";
  return [fact("Their trim", `${assumedTrim}, ASSUMED: ${why}`)];
}

function spreadRows(spread: ComparableSpread): SheetRow[] {
  const [fromYear, toYear] = spread.years;
  const years = fromYear === toYear ? `${fromYear}` : `${fromYear} to ${toYear}`;
  return [
    fact("Lowest", formatDollars(spread.lowestCents)),
    fact("Half of them", `${formatDollars(spread.lowCents)} to ${formatDollars(spread.highCents)}`),
    fact("Median", formatDollars(spread.medianCents)),
    fact("Highest", formatDollars(spread.highestCents)),
    fact("Model years", years),
    ...(spread.miles === null ? [] : [fact("Odometers", milesOf(spread.miles))]),
    fact(
      "Adjusted by",
      `${spread.perYearPercent}% a year, ${spread.per10000MilesPercent}% for 10,000 miles`,
    ),
  ];
}

/** `70 comparable cars, adjusted for year and mileage: $18,000 to $24,000, median $21,000, …` */
export function spreadSentence(spread: ComparableSpread, count: number | null): string {
  const [lowest, low, median, high, highest] = [
    spread.lowestCents,
    spread.lowCents,
    spread.medianCents,
    spread.highCents,
    spread.highestCents,
  ].map(formatDollars);
  const cars = count === null ? "Comparable cars" : `${count} comparable cars`;
  return `${cars}, adjusted for year and mileage: ${lowest} to ${highest}, median ${median}, half of them from ${low} to ${high}.`;
}

function milesOf([from, to]: readonly [number, number]): string {
  return `${from.toLocaleString("en-US")} to ${to.toLocaleString("en-US")} miles`;
}

function dollars(cents: number | null): string {
  return cents === null ? "not known" : formatDollars(cents);
}
