import { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { z } from "zod";
import type { OfferRules } from "../offer/offer-input.ts";
import type { ConditionedValue, OrRefusal } from "../offer/offer-result.ts";
import type { OfferRow } from "../store/tables.ts";
import type { Valuation } from "../valuation/valuation.ts";
import type { StoredResult } from "./stored-offer.ts";

type Result = z.input<typeof TradeOffer>["result"];

/** An offer as the seller sees it, with the texts of the questionnaire by which it was made. */
export function offerView(row: OfferRow, rules: OfferRules): TradeOffer {
  return TradeOffer.parse({
    number: row.number,
    madeAt: row.made_at,
    madeOn: row.made_on,
    validUntil: row.valid_until,
    selectedPayment: row.selected_payment,
    result: resultView(row, rules),
  });
}

function resultView(row: OfferRow, rules: OfferRules): Result {
  const result = JSON.parse(row.result) as StoredResult;
  if (result.outcome === "no-value") return result;
  if (result.outcome === "bring-in") {
    const { bringVehicleIn } = rules.offers;
    const reasons = result.reasons.map((name) => ({
      name,
      label: bringVehicleIn[name]?.label ?? name,
    }));
    return { outcome: "bring-in", reasons };
  }
  const valuation = JSON.parse(row.valuation ?? "null") as Valuation;
  return {
    outcome: result.outcome,
    cashNow: withTexts(result.cashNow, rules, valuation),
    moreCashLater: withTexts(result.moreCashLater, rules, valuation),
    valuation,
  };
}

function withTexts<T extends ConditionedValue>(
  kind: OrRefusal<T> | null,
  rules: OfferRules,
  valuation: Valuation,
) {
  if (!kind?.isOffered) return kind;
  const options = optionsOf(kind.offer, valuation);
  const deductions = kind.offer.deductions.map((line) => {
    const question = rules.questionnaire.questions[line.questionId];
    const answers = line.answers.map((value) => ({
      value,
      label: question?.answers.find((answer) => answer.value === value)?.label ?? value,
    }));
    const { text = line.questionId, shortText } = question ?? {};
    return { ...line, question: text, ...(shortText !== undefined && { shortText }), answers };
  });
  const offer = { ...kind.offer, ...(options.length > 0 && { options }), deductions };
  return { isOffered: true as const, offer };
}

/** Amounts that the base value contains for options; an option without an amount for its condition has no line. */
function optionsOf({ base }: ConditionedValue, { options = [] }: Valuation) {
  return options
    .map(({ code, name, roughCents, averageCents }) => ({
      code,
      label: name,
      amountCents: base === "wholesale-rough" ? roughCents : averageCents,
    }))
    .filter(({ amountCents }) => amountCents !== 0);
}
