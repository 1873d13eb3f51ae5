import type { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { loanTotals } from "@forecourt/domain/payment/loan-schedule";
import { sameRateFromYear } from "@forecourt/domain/payment/rate";
import type { CarFit } from "./car-fit-view.ts";
import type { ListBudget } from "./list-budget.ts";
import type { PreApprovalData } from "./pre-approval-data.ts";
import type { AnswerText, Range } from "./pre-approval-view.ts";

/** Whole dollars of the budget, not rounded up: a car that costs more does not fit. */
const budgetDollars = ({ monthlyBudgetCents }: Range) => Math.floor(monthlyBudgetCents / 100);

/** Title and sentences of a range; on the page of the score, the score comes first, else the car does. */
export function rangeSentences(
  text: AnswerText,
  range: Range,
  { name, isScore, fit }: { name: string; isScore: boolean; fit: CarFit | null },
): Pick<PreApprovalData, "title" | "lead"> {
  const values = rangeValues(text, range);
  const form = range.fromCents === range.toCents ? ".equal" : "";
  if (isScore) {
    const lead = [scoreSentence(text, range), text(`score.finance${form}`, values)];
    return { title: text("score.title"), lead: [...lead, ...(fit?.sentences ?? [])] };
  }
  const lead = text(`range.lead${form}`, values);
  if (fit !== null) return { title: fit.title(name), lead: [...fit.sentences, lead] };
  const title = text("range.title", { name, amount: values.to });
  return { title, lead: [lead] };
}

/** Each end of the range with the term that it is for: the lower one is no least amount. */
function rangeValues(text: AnswerText, range: Range) {
  const { fromCents, toCents, terms } = range;
  const monthsOf = (cents: number) => terms.find(({ upToCents }) => upToCents === cents)?.months;
  return {
    tier: text(`tier.${range.tier}`),
    from: formatDollars(fromCents),
    fromMonths: monthsOf(fromCents) ?? "",
    to: formatDollars(toCents),
    toMonths: monthsOf(toCents) ?? "",
    budget: formatDollars(budgetDollars(range) * 100),
  };
}

/** The range that a credit score is likely in. */
export function scoreSentence(
  text: AnswerText,
  { tier, creditScore }: Pick<Range, "tier" | "creditScore">,
): string {
  const key = tier === "bad" ? "score.below" : "score.from";
  return text(key, { tier: text(`tier.${tier}`), score: creditScore });
}

/** The table of terms, and the list of cars within the budget. */
export function rangeView(
  text: AnswerText,
  range: Range,
  { years, token, list }: { years: string | null; token: string; list: ListBudget },
): NonNullable<PreApprovalData["range"]> {
  const { fromCents, creditScore, terms } = range;
  const from = formatDollars(fromCents);
  return {
    cars: {
      label: text("cars"),
      href: href.search({ paymentMax: list.dollars }, { terms: { creditScore } }),
      tax: list.sentence,
    },
    note: text("cars.note"),
    notKept: { note: text("cars.note.notKept"), settings: text("cars.settings") },
    terms: { creditScore, preApproval: token },
    table: {
      title: text("table.title"),
      lead: [
        [text("table.lead"), ...costSentence(text, range)].join(" "),
        ...(years === null ? [] : [years]),
      ],
      columns: [
        text("table.term"),
        text("table.apr"),
        text("table.upTo"),
        text("table.monthly"),
        text("table.ofFrom", { from }),
      ],
      rows: terms.map((term) => [
        text("months", { months: term.months }),
        `${term.annualRatePercent.toFixed(2)}%`,
        formatDollars(term.upToCents),
        formatCents(term.monthlyCents),
        formatCents(term.monthlyOfFromCents),
      ]),
    },
    disclaimer: text("notAnOffer"),
  };
}

/** Amounts that an example borrows, in cents: the first one that is within the range. */
const exampleLoans = [1_000_000, 500_000, 100_000];

/** Cost of borrowing one amount over the shortest and the longest term; empty = there is one term, or a small range. */
function costSentence(text: AnswerText, { terms, toCents }: Range): string[] {
  const short = terms[0];
  const long = terms.at(-1);
  const principal = exampleLoans.find((cents) => cents <= toCents);
  if (!short || !long || short === long || principal === undefined) return [];
  const interest = ({ annualRatePercent, months }: Range["terms"][number]) =>
    formatDollars(loanTotals({ principal, annualRatePercent, months }).financeCharge);
  const values = {
    amount: formatDollars(principal),
    short: interest(short),
    shortMonths: short.months,
    long: interest(long),
    longMonths: long.months,
  };
  return [text("table.cost", values)];
}

type RateSite = Pick<SiteContext, "timezone" | "financeProgram">;
type AskedAt = Pick<PreApproval, "receivedAt">;

/** The year in which it was asked, by the store's clock. */
export function yearOf({ timezone }: Pick<RateSite, "timezone">, { receivedAt }: AskedAt): number {
  return Number(wallTimeAt(new Date(receivedAt), timezone).day.slice(0, 4));
}

/**
 * Sentence on the model years for which the rates of an answer are valid: the rates are those of its car, else of its
 * day. Null = all years.
 */
export function rateYearsSentence(
  text: AnswerText,
  { timezone, financeProgram }: RateSite,
  { receivedAt, carYear }: AskedAt & Pick<Range, "carYear">,
): string | null {
  const year = sameRateFromYear(financeProgram, yearOf({ timezone }, { receivedAt }));
  if (year === null) return null;
  const isOlder = carYear !== undefined && carYear < year;
  return isOlder ? text("table.carYear", { year: carYear }) : text("table.years", { year });
}
