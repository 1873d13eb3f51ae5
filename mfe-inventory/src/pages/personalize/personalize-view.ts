import { paymentControlsOf } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { href } from "@forecourt/contracts/href";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { paymentView } from "../../features/payment/payment-view.ts";
import { tradeElsewhere } from "../../features/payment/trade-elsewhere.ts";
import {
  type BuyerAnswers,
  paymentTermsOf,
  toBuyerPreferences,
} from "../../features/personalize/buyer-answers.ts";
import { answerFields, stepUrl } from "../../features/personalize/wizard-address.ts";
import {
  isSettled,
  nextStep,
  previousStep,
  stepNumber,
  stepsFor,
  type WizardStep,
} from "../../features/personalize/wizard-steps.ts";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import { detailsQuestion } from "./details-question.ts";
import { monthsQuestion } from "./months-question.ts";
import type { PersonalizeData, Question, StepForm } from "./personalize-data.ts";
import type { PersonalizeRequest } from "./personalize-request.ts";

/** One step of personalizing a price; null for a car that has none. */
export function personalizeView(
  vehicle: VehicleDetail,
  site: SiteContext,
  visit: PersonalizeRequest,
): PersonalizeData | null {
  const { texts } = site;
  const { answers, step } = visit;
  const payment = paymentView(vehicle, site, { terms: paymentTermsOf(answers, site) });
  const question = payment && stepQuestion(vehicle, site, visit);
  if (!question) return null;
  const steps = stepsFor(answers);
  const number = steps.indexOf(step) + 1;
  const count = steps.length;
  const before = previousStep(step, answers);
  return {
    card: vehicleCard(vehicle, site),
    label: fillText(texts, "personalize.title"),
    progress: { text: fillText(texts, "personalize.progress", { number, count }), number, count },
    title: fillText(texts, `personalize.${step}.title`),
    help:
      (step === "tradingIn" ? tradeElsewhere(vehicle, site) : null) ??
      fillText(texts, `personalize.${step}.help`),
    question,
    back:
      before === null
        ? null
        : {
            label: fillText(texts, "personalize.back"),
            href: stepUrl(href.personalize(vehicle), before, answers),
          },
    continueLabel: fillText(texts, "personalize.continue"),
    payment,
    estimateTitle: fillText(texts, "personalize.estimate"),
    estimateNote: isSettled(answers) ? null : fillText(texts, "personalize.estimate.usual"),
    preferences: toBuyerPreferences(answers),
  };
}

function stepQuestion(
  vehicle: VehicleDetail,
  site: SiteContext,
  visit: PersonalizeRequest,
): Question | null {
  const { texts } = site;
  const { answers, step } = visit;
  switch (step) {
    case "cashDown":
      return { step, form: stepForm(vehicle, step, answers) };
    case "tradeEquity":
      return {
        step,
        form: stepForm(vehicle, step, answers),
        start: paymentControlsOf(site).tradeEquity.default,
      };
    case "tradingIn":
      return {
        step,
        form: stepForm(vehicle, step, answers),
        options: (["yes", "no"] as const).map((value) => ({
          value,
          label: fillText(texts, `personalize.tradingIn.${value}`),
          isChosen: answers.tradingIn === (value === "yes"),
        })),
      };
    case "creditScore":
      return {
        step,
        form: stepForm(vehicle, step, answers),
        labelsTitle: fillText(texts, "personalize.creditScore.labels"),
        labels: creditLabels(vehicle, site, answers),
      };
    case "months":
      return monthsQuestion(vehicle, site, { form: stepForm(vehicle, step, answers), answers });
    case "details":
      return detailsQuestion(vehicle, site, visit);
  }
}

const creditNames = ["bad", "okay", "good", "great"] as const;

function creditLabels(vehicle: VehicleDetail, site: SiteContext, answers: BuyerAnswers) {
  const { creditLabels: scores } = site.financeProgram;
  return creditNames.map((name, index) => ({
    label: fillText(site.texts, `search.creditRange.${name}`),
    range: scoreRange(index, scores, site.texts),
    score: scores[name],
    href: stepUrl(href.personalize(vehicle), "creditScore", {
      ...answers,
      creditScore: scores[name],
    }),
  }));
}

/** Range of scores of a label; the first has no lower and the last no upper end. */
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

/** The form of a step; all answers but its own are hidden fields. */
function stepForm(vehicle: VehicleDetail, step: WizardStep, answers: BuyerAnswers): StepForm {
  const own = ownParameters(step);
  return {
    action: href.personalize(vehicle),
    hidden: [
      { name: wizardParameters.step, value: String(stepNumber(nextStep(step))) },
      ...answerFields(answers).filter(({ name }) => !own.includes(name)),
    ],
  };
}

/** Query parameters that a step's form sends. */
function ownParameters(step: WizardStep): string[] {
  switch (step) {
    case "cashDown":
      return [parameterOf("cashDown"), parameterOf("cashDownPercent")];
    case "tradingIn":
      return [wizardParameters.tradingIn];
    case "tradeEquity":
    case "creditScore":
    case "months":
      return [parameterOf(step)];
    default:
      return [];
  }
}
