import { type Cents, roundCents } from "@forecourt/domain/money";
import { evaluateRules } from "@forecourt/domain/rules/evaluate-rules";
import type { Facts } from "@forecourt/domain/rules/rule";
import {
  type Answers,
  type Deduction,
  type Question,
  questionOrder,
} from "@forecourt/domain/trade/questionnaire";
import type { OfferRules } from "./offer-input.ts";
import type { DeductionLine } from "./offer-result.ts";

interface DeductionContext {
  rules: OfferRules;
  /** Facts for the rules of deductions. */
  facts: Facts;
  baseCents: Cents;
}

/**
 * One line for each question whose answers deduct something, in the order of the questions. Each deduction is
 * taken from the base value itself, so that their order does not matter.
 */
export function deductionLines(answers: Answers, context: DeductionContext): DeductionLine[] {
  const { questionnaire } = context.rules;
  return questionOrder(questionnaire).flatMap((id) => {
    const question = questionnaire.questions[id];
    const line = question && lineOf(question, answers[id] ?? [], context);
    return line ? [{ questionId: id, ...line }] : [];
  });
}

type Line = Omit<DeductionLine, "questionId">;

function lineOf(
  { answers }: Question,
  picked: readonly string[],
  context: DeductionContext,
): Line | null {
  const lines = answers
    .filter(({ value }) => picked.includes(value))
    .flatMap(({ value, deduction }): (Line & { isMerged: boolean })[] => {
      if (deduction === null || !evaluateRules(deduction.rules, context.facts).holds) return [];
      const isMerged = deduction.logicOperation === "merge";
      return [{ answers: [value], isMerged, ...amountOf(deduction, context) }];
    });
  return mergedLine(lines);
}

/** Merged deductions are added to the largest of the others. */
function mergedLine(lines: readonly (Line & { isMerged: boolean })[]): Line | null {
  const largest = lines
    .filter(({ isMerged }) => !isMerged)
    .toSorted((one, other) => one.amountCents - other.amountCents)
    .slice(0, 1);
  const counted = [...lines.filter(({ isMerged }) => isMerged), ...largest];
  if (counted.length === 0) return null;
  const percents = counted.map(({ percent }) => percent);
  return {
    answers: counted.flatMap(({ answers }) => answers),
    percent: percents.every((percent) => percent !== null) ? sumOf(percents) : null,
    amountCents: counted.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

/**
 * From the configured value on, the flat amount is deducted, if there is one; below it the percentage, if there is one.
 */
function amountOf(
  { amountCents, percent }: Deduction,
  { rules, baseCents }: DeductionContext,
): Pick<Line, "percent" | "amountCents"> {
  const share = typeof percent === "object" ? percent[rules.deductionRules] : percent;
  const isFlat =
    share === false || (amountCents !== false && baseCents >= rules.offers.flatFromCents);
  if (isFlat) return { percent: null, amountCents: negative(amountCents || 0) };
  return { percent: share, amountCents: negative(roundCents((baseCents * share) / 100)) };
}

function negative(cents: Cents): Cents {
  return cents === 0 ? 0 : -cents;
}

/** Without the error of adding decimals: 12.5 and 10 are 22.5. */
function sumOf(percents: readonly number[]): number {
  return percents.reduce((sum, percent) => sum + Math.round(percent * 100), 0) / 100;
}
