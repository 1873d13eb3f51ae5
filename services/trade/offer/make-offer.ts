import { evaluateRules } from "@forecourt/domain/rules/evaluate-rules";
import type { Facts } from "@forecourt/domain/rules/rule";
import { type offerFields, pickedAnswers } from "@forecourt/domain/trade/offer-fields";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import { cashNowOffer } from "./cash-now.ts";
import { moreCashLaterOffer } from "./more-cash-later.ts";
import type { OfferInput } from "./offer-input.ts";
import type { OfferResult, OrRefusal } from "./offer-result.ts";

/**
 * Rises whenever the same input would give another result. Offers are stored with it, and are derived again
 * by the code of their version alone.
 */
export const engineVersion = 1;

/**
 * The offers for a car, each line with the answer that caused it; or the reasons why the store has to see it
 * first. Depends on its input alone, in whole cents, so that a stored offer can be derived again.
 */
export function makeOffer(given: OfferInput): OfferResult {
  const { rules } = given;
  const { answers } = readAnswers(rules.questionnaire, given.answers);
  const input = { ...given, answers };
  const facts = factsOf(input);
  const reasons = Object.entries(rules.offers.bringVehicleIn)
    .filter(([, reason]) => evaluateRules(reason.rules, facts).holds)
    .map(([name]) => name);
  if (reasons.length > 0) return { outcome: "bring-in", reasons };
  const isVisible = (kind: "cashNow" | "moreCashLater") =>
    rules.offers.visibleOffers.includes(kind);
  const context = { input, facts };
  const cashNow = isVisible("cashNow") ? cashNowOffer(context) : null;
  const moreCashLater = isVisible("moreCashLater") ? moreCashLaterOffer(context) : null;
  const made: (OrRefusal<unknown> | null)[] = [cashNow, moreCashLater];
  const outcome = made.some((one) => one?.isOffered) ? "offers" : "no-offer";
  return { outcome, cashNow, moreCashLater };
}

function factsOf({ car, year, answers }: OfferInput): Facts {
  const facts: Record<keyof typeof offerFields, Facts[string]> = {
    modelYear: car.modelYear,
    ageYears: year - car.modelYear,
    mileage: car.mileage,
    make: car.make,
    model: car.model,
    answers: pickedAnswers(answers),
  };
  return facts;
}
