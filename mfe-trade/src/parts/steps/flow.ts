import type { Appraisal, SellerQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import type { AskedQuestionnaire } from "@forecourt/domain/trade/read-answers";

/** Progress of the seller. */
export interface Flow {
  /** The questions without their texts: the browser follows the answers as they change. */
  questionnaire: AskedQuestionnaire;
  answers: Answers;
  /** The titles of the categories. */
  titles: Readonly<Record<string, string>>;
  /** `car`, the category that is shown, or null where no step is. */
  current: string | null;
  isCarDone: boolean;
}

interface Asked {
  questionnaire: SellerQuestionnaire;
  /** Null = the car is not described completely. */
  appraisal: Appraisal | null;
}

/** Progress of an appraisal's seller. */
export function flowOf({ questionnaire, appraisal }: Asked, current: string | null): Flow {
  const { questions, categories } = questionnaire;
  return {
    questionnaire: {
      questions: Object.fromEntries(
        Object.entries(questions).map(([id, { inputType, required, condition, answers }]) => [
          id,
          { inputType, required, condition, answers: answers.map(({ value }) => ({ value })) },
        ]),
      ),
      categories: categories.map(({ categoryId, questionsIds }) => ({ categoryId, questionsIds })),
    },
    answers: appraisal?.questions.answers ?? {},
    titles: Object.fromEntries(
      categories.map(({ categoryId, categoryTitle }) => [categoryId, categoryTitle]),
    ),
    current,
    isCarDone: appraisal !== null,
  };
}
