import type { Cents } from "@forecourt/domain/money";
import type { Facts } from "@forecourt/domain/rules/rule";
import type { BaseValue } from "./base-value.ts";
import { deductionLines } from "./deductions.ts";
import type { OfferInput } from "./offer-input.ts";
import type { ConditionedValue } from "./offer-result.ts";

/** An offer's input, with the answers that count and the facts for rules. */
export interface OfferContext {
  input: OfferInput;
  facts: Facts;
}

/** A base value with the deductions of the answers, and the remaining value; it may be below 0. */
export function conditionedValue(
  base: BaseValue,
  { input, facts }: OfferContext,
): { value: ConditionedValue; leftCents: Cents } {
  const { answers, rules } = input;
  const deductions = deductionLines(answers, { rules, facts, baseCents: base.baseCents });
  const leftCents = deductions.reduce(
    (left, { amountCents }) => left + amountCents,
    base.baseCents,
  );
  return { value: { ...base, deductions }, leftCents };
}
