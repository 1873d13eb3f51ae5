import { answerField } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import type { SellerQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import { siteText } from "../../parts/appraisal-text.ts";
import type { QuestionsData } from "./step-data.ts";
import { frameOf, isChecked, isEdit, type StepView } from "./step-view.ts";

type Category = SellerQuestionnaire["categories"][number];
type Appraised = StepView & { appraisal: NonNullable<StepView["appraisal"]> };

/** The questions of a category, those that are hidden now included: the browser may reveal them. */
export function questionsView(view: Appraised, category: Category): QuestionsData {
  const { request, questionnaire, appraisal } = view;
  const { texts } = request.site;
  const t = siteText(texts);
  const { faults, answers } = appraisal.questions;
  const ids = category.questionsIds;
  return {
    kind: "questions",
    ...frameOf(view, {
      title: category.categoryTitle,
      lead: category.categoryDescription,
      current: category.categoryId,
      groups: ["question."],
    }),
    category: category.categoryId,
    questions: ids.flatMap((id) => {
      const question = questionnaire.questions[id];
      if (question === undefined) return [];
      const { text, description, inputType, required } = question;
      const shown = question.answers.map(({ label, value, description: about }) => ({
        label,
        value,
        text: about?.text ?? null,
      }));
      return [{ id, text, description, inputType, required, answers: shown }];
    }),
    given: Object.fromEntries(ids.map((id) => [id, answers[id] ?? []])),
    faults: isChecked(view)
      ? Object.fromEntries(
          Object.entries(faults)
            .filter(([id]) => ids.includes(id))
            .map(([id, fault]) => [
              answerField(id),
              texts[`trade.fault.${fault}`] ?? t("step.more"),
            ]),
        )
      : {},
    missing: texts["trade.fault.required"] ?? "",
    decides: decidesOthers(questionnaire, ids),
    isEdit: isEdit(view),
  };
}

function decidesOthers({ questions }: SellerQuestionnaire, ids: readonly string[]): boolean {
  return Object.values(questions).some(
    ({ condition }) => condition !== null && ids.includes(condition.questionId),
  );
}
