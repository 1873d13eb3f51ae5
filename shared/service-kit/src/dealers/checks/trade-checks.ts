import type { Trade } from "@forecourt/contracts/dealer-config/trade/offers";
import { ruleFaults } from "@forecourt/domain/rules/rule-faults";
import { answersOf, offerFields } from "@forecourt/domain/trade/offer-fields";
import { questionnaireFaults } from "@forecourt/domain/trade/questionnaire-faults";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";

/** Findings for the questionnaire, and for rules of offers that could never hold. */
export function tradeFindings({ questionnaire, offers }: Trade): Finding[] {
  const answers = answersOf(questionnaire);
  const ofQuestions = questionnaireFaults(questionnaire, offerFields).map(({ path, message }) => ({
    path: ["trade", "questionnaire", ...path],
    message: `expected ${message}`,
  }));
  const ofOffers = Object.entries(offers.bringVehicleIn).flatMap(([name, { rules }]) => {
    const unknown = rules.flatMap(({ operator, value }, index) =>
      operator !== "includes" || answers.includes(String(value))
        ? []
        : [
            {
              path: [index, "value"],
              message: `an answer of the questionnaire, found "${String(value)}"${didYouMean(String(value), answers)}`,
            },
          ],
    );
    return [...ruleFaults(rules, offerFields), ...unknown].map(({ path, message }) => ({
      path: ["trade", "offers", "bringVehicleIn", name, "rules", ...path],
      message: `expected ${message}`,
    }));
  });
  return [...ofQuestions, ...ofOffers];
}
