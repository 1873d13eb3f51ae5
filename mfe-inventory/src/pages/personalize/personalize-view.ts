import { href } from "@forecourt/contracts/href";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import { paymentTermParameters } from "@forecourt/contracts/payment-term-parameters";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { type Answers, termsOfAnswers, toRemember } from "../../personal/answers.ts";
import { answerFields, stepAddress } from "../../personal/wizard-address.ts";
import {
  numberOf,
  settledTerms,
  stepAfter,
  stepBefore,
  termSteps,
  type WizardStep,
  wizardSteps,
} from "../../personal/wizard-steps.ts";
import { paymentView } from "../vehicle/payment-view.ts";
import { detailsQuestion } from "./details-question.ts";
import { finishQuestion } from "./finish-question.ts";
import type { PersonalizeData, Question, StepForm } from "./personalize-data.ts";
import type { PersonalizeVisit } from "./personalize-visit.ts";

/** One step of personalising a price; null for a car that has none. */
export function personalizeView(
  vehicle: VehicleDetail,
  site: SiteContext,
  visit: PersonalizeVisit,
): PersonalizeData | null {
  const { texts } = site;
  const { answers, step } = visit;
  const payment = paymentView(vehicle, site, { terms: termsOfAnswers(answers, site.calculator) });
  const question = payment && questionOf(vehicle, site, visit);
  if (!question) return null;
  const number = numberOf(step);
  const count = wizardSteps.length;
  const before = stepBefore(step, answers);
  const isSettled = settledTerms(answers) === termSteps.length;
  return {
    card: cardOfVehicle(vehicle, site),
    label: fillText(texts, "personalize.title"),
    progress: { text: fillText(texts, "personalize.progress", { number, count }), number, count },
    title: fillText(texts, `personalize.${step}.title`),
    help: fillText(texts, `personalize.${step}.help`),
    question,
    back:
      before === null || step === "finish"
        ? null
        : {
            label: fillText(texts, "personalize.back"),
            href: stepAddress(href.personalize(vehicle), before, answers),
          },
    continueLabel: fillText(texts, "personalize.continue"),
    payment,
    estimateTitle: fillText(texts, "personalize.estimate"),
    estimateNote: isSettled ? null : fillText(texts, "personalize.estimate.usual"),
    remember: toRemember(answers),
  };
}

function questionOf(
  vehicle: VehicleDetail,
  site: SiteContext,
  visit: PersonalizeVisit,
): Question | null {
  const { texts } = site;
  const { answers, step } = visit;
  switch (step) {
    case "cashDown":
    case "tradeEquity":
      return { step, form: formOf(vehicle, step, answers) };
    case "tradingIn":
      return {
        step,
        form: formOf(vehicle, step, answers),
        options: (["yes", "no"] as const).map((value) => ({
          value,
          label: fillText(texts, `personalize.tradingIn.${value}`),
          isChosen: answers.tradingIn === (value === "yes"),
        })),
      };
    case "creditScore":
      return {
        step,
        form: formOf(vehicle, step, answers),
        labelsTitle: fillText(texts, "personalize.creditScore.labels"),
        labels: creditLabels(vehicle, site, answers),
      };
    case "details":
      return detailsQuestion(vehicle, site, visit);
    case "finish":
      return finishQuestion(vehicle, site, visit);
  }
}

const creditNames = ["bad", "okay", "good", "great"] as const;

function creditLabels(vehicle: VehicleDetail, site: SiteContext, answers: Answers) {
  const { creditLabels: scores } = site.financeProgram;
  return creditNames.map((name, index) => ({
    label: fillText(site.texts, `search.credit.${name}`),
    range: scoreRange(index, scores, site.texts),
    score: scores[name],
    href: stepAddress(href.personalize(vehicle), "creditScore", {
      ...answers,
      creditScore: scores[name],
    }),
  }));
}

/** The scores that the label of `index` stands for: the first of all below the second, the last of all above. */
function scoreRange(
  index: number,
  scores: SiteContext["financeProgram"]["creditLabels"],
  texts: Record<string, string>,
): string {
  const [name = "great", next] = creditNames.slice(index);
  const key = index === 0 ? "first" : next === undefined ? "last" : "middle";
  return fillText(texts, `personalize.creditScore.range.${key}`, {
    from: scores[name],
    to: next === undefined ? "" : scores[next] - 1,
  });
}

/** What a step asks for is a field of its own, all else goes along hidden. */
function formOf(vehicle: VehicleDetail, step: WizardStep, answers: Answers): StepForm {
  const own =
    paymentTermParameters.find(({ key }) => key === step)?.name ??
    (step === "tradingIn" ? wizardParameters.tradingIn : null);
  return {
    action: href.personalize(vehicle),
    hidden: [
      { name: wizardParameters.step, value: String(numberOf(stepAfter(step))) },
      ...answerFields(answers).filter(({ name }) => name !== own),
    ],
  };
}
