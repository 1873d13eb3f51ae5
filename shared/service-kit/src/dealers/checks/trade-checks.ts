import type { Trade } from "@forecourt/contracts/dealer-config/trade/offers";
import { type RuleFault, ruleFaults } from "@forecourt/domain/rules/rule-faults";
import { answersOf, offerFields } from "@forecourt/domain/trade/offer-fields";
import { optionFields } from "@forecourt/domain/trade/option-fields";
import { questionnaireFaults } from "@forecourt/domain/trade/questionnaire-faults";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";

/** Findings for the questionnaire, and for rules of offers and options that could never hold. */
export function tradeFindings({ questionnaire, offers, options }: Trade): Finding[] {
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
  return [...ofQuestions, ...ofOffers, ...optionFindings(options)];
}

function optionFindings(options: Trade["options"]): Finding[] {
  return Object.entries(options).flatMap(([code, { askWhen, knownWhen }]) =>
    [
      ...ruleFaults(askWhen, optionFields).map(inside("askWhen")),
      ...knownWhen.flatMap((rules, index) =>
        ruleFaults(rules, optionFields).map(inside("knownWhen", index)),
      ),
    ].map(({ path, message }) => ({
      path: ["trade", "options", code, ...path],
      message: `expected ${message}`,
    })),
  );
}

function inside(...outer: (string | number)[]) {
  return ({ path, message }: RuleFault) => ({ path: [...outer, ...path], message });
}
