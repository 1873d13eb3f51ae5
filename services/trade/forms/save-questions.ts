import {
  answerField,
  type FormIntent,
  formAnchors,
  formReturn,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { AppError } from "@forecourt/contracts/errors";
import { categoryOf, neighborPage, questionPages } from "@forecourt/domain/trade/question-pages";
import type { Answers, Questionnaire } from "@forecourt/domain/trade/questionnaire";
import { type ReadAnswers, readAnswers } from "@forecourt/domain/trade/read-answers";
import { changeAppraisal } from "../appraisals/appraisal-store.ts";
import type { TradeSite } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import type { AppraisalRow } from "../store/tables.ts";

interface QuestionsForm {
  token: string;
  category: string;
  intent: FormIntent;
  isEdit: boolean;
  answers: Answers;
}

/** Where the browser goes after the answers of a page were stored; null = the offer can be made. */
export interface SavedQuestions {
  appraisal: AppraisalRow;
  to: string | null;
}

/**
 * Stores the answers of a page.
 * @throws AppError bad-body for a category or a question that the page does not have; not-found
 */
export async function saveQuestions(
  { database, now }: Pick<Deps, "database" | "now">,
  { dealerId, trade: { questionnaire } }: TradeSite,
  form: QuestionsForm,
): Promise<SavedQuestions> {
  const category = questionnaire.categories.find(({ categoryId }) => categoryId === form.category);
  const isForeign = Object.keys(form.answers).some((id) => !category?.questionsIds.includes(id));
  if (!category || isForeign) throw new AppError("bad-body", "no such questions");
  const found = { dealerId, token: form.token, now: now() };
  let before: ReadAnswers | null = null;
  let after = readAnswers(questionnaire, {});
  const appraisal = await changeAppraisal(database, found, ({ car, answers }) => {
    const merged = { ...answers, ...form.answers };
    before = readAnswers(questionnaire, answers);
    after = readAnswers(questionnaire, merged);
    return { car, answers: merged };
  });
  const shown = (before as ReadAnswers | null)?.revealed ?? [];
  return { appraisal, to: targetOf(questionnaire, form, { shown, after }) };
}

function targetOf(
  questionnaire: Questionnaire,
  { token, category, intent, isEdit }: QuestionsForm,
  { shown, after }: { shown: readonly string[]; after: ReadAnswers },
): string | null {
  const pages = questionPages(questionnaire, after.revealed);
  const page = (id: string | null) => appraisalPath(token, "questions", id ?? undefined);
  if (intent === "save") return `${page(category)}?${formReturn.saved}=1#${formAnchors.saved}`;
  if (intent === "back") {
    const previous = neighborPage(pages, category, -1);
    return previous === null ? appraisalPath(token, "car") : page(previous);
  }
  const own = questionnaire.categories.find(({ categoryId }) => categoryId === category);
  const faulty = (own?.questionsIds ?? []).filter((id) => Object.hasOwn(after.faults, id));
  // Questions that the answers have just revealed were not on the page: they are no mistake.
  const [fresh] = faulty.filter((id) => !shown.includes(id));
  const edit = isEdit ? { [formReturn.edit]: "1" } : {};
  if (fresh !== undefined && faulty.every((id) => !shown.includes(id))) {
    return `${page(category)}?${new URLSearchParams(edit)}#${answerField(fresh)}`;
  }
  if (faulty.length > 0) {
    const query = new URLSearchParams({ [formReturn.check]: "1", ...edit });
    return `${page(category)}?${query}#${formAnchors.problems}`;
  }
  const { next } = after.progress;
  if (isEdit) return page(next === null ? null : categoryOf(questionnaire, next));
  const following = neighborPage(pages, category, 1);
  if (following !== null) return page(following);
  return next === null ? null : page(categoryOf(questionnaire, next));
}
