import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** The steps before the last, with sliders and the payment. */
export const QuestionStep = lazyPart(() =>
  import(/* webpackChunkName: "personalize.questions" */ "./question-step.tsx").then(
    (module) => module.QuestionStep,
  ),
);

/** The payment beside the questions, which follows their sliders; it does not change on the last step. */
export const PaymentFigure = lazyPart(() =>
  import(
    /* webpackChunkName: "personalize.questions" */ "../../features/payment/payment-figure.tsx"
  ).then((module) => module.PaymentFigure),
);

const questions = {
  async load(): Promise<void> {
    await Promise.all([QuestionStep.load(), PaymentFigure.load()]);
  },
};

/** The last step, with the form for name, phone and email. */
export const DetailsStep = lazyPart(() =>
  import(/* webpackChunkName: "personalize.details" */ "./details-step.tsx").then(
    (module) => module.DetailsStep,
  ),
);

/** Loads both parts: the current step needs one of them, and the steps before and after it may need the other. */
export const personalizeParts = {
  async load(): Promise<void> {
    await Promise.all([questions.load(), DetailsStep.load()]);
  },
};

/**
 * Names of the lazy parts. A step's markup has the name of the part that it does not need, see `loadUnlessInDocument`.
 */
export const partNames = {
  questions: "personalize.questions",
  details: "personalize.details",
} as const;

const loadQuestions = loadUnlessInDocument(partNames.questions, questions);
const loadDetails = loadUnlessInDocument(partNames.details, DetailsStep);

export async function loadParts(): Promise<void> {
  await Promise.all([loadQuestions(), loadDetails()]);
}
