import { pluralForm } from "@forecourt/domain/plural-form";
import { questionPages } from "@forecourt/domain/trade/question-pages";
import { type Answers, questionOrder } from "@forecourt/domain/trade/questionnaire";
import { type ReadAnswers, readAnswers } from "@forecourt/domain/trade/read-answers";
import type { Text } from "../appraisal-text.ts";
import type { Flow } from "./flow.ts";

interface Steps {
  /** "Step 2 of 5", or "of about 5" while an answer decides how many there are; null where no step is. */
  progress: string | null;
  /** Text with the number of answered questions; null before the first answer, which decides how many others follow. */
  count: string | null;
  steps: { label: string; state: "done" | "current" | "open" }[];
}

/** The steps that are known to be ahead, and how many of their questions are answered. */
export function stepsOf(
  { questionnaire, titles, current, isCarDone }: Flow,
  answers: Answers,
  t: Text,
): Steps {
  const read = readAnswers(questionnaire, answers);
  const pages = questionPages(questionnaire, read.revealed);
  const isComplete = (ids: readonly string[]) => !ids.some((id) => read.faults[id] !== undefined);
  const at = pages.findIndex(({ categoryId }) => categoryId === current);
  const steps = [
    { id: "car", label: t("step.car"), isDone: isCarDone },
    ...pages.map(({ categoryId, questionsIds }, index) => ({
      id: categoryId,
      label: titles[categoryId] ?? categoryId,
      // An optional page is done once the seller is behind it.
      isDone: isCarDone && isComplete(questionsIds) && (current === null || index < at),
    })),
    { id: "offer", label: t("step.offer"), isDone: false },
  ];
  const number = steps.findIndex(({ id }) => id === current) + 1;
  const { required, answered } = read.progress;
  const about = expectedTotal(questionnaire, read);
  const progress =
    about === null
      ? t("step.progress", { number, total: steps.length })
      : t("step.progress.about", { number, total: about });
  return {
    progress: number > 0 ? progress : null,
    count:
      answered === 0 ? null : t(`step.answered.${pluralForm(required)}`, { answered, required }),
    steps: steps.map(({ id, label, isDone }) => ({
      label,
      state: id === current ? "current" : isDone ? "done" : "open",
    })),
  };
}

type Asked = Flow["questionnaire"];

/** The middle of the numbers of steps to which the next deciding answer leads; null = their number is known. */
function expectedTotal(questionnaire: Asked, read: ReadAnswers): number | null {
  const { questions } = questionnaire;
  const possible = questionPages(questionnaire, possiblyRevealed(questionnaire, read));
  if (possible.length === questionPages(questionnaire, read.revealed).length) return null;
  const deciding = Object.values(questions).flatMap(({ condition }) => condition?.questionId ?? []);
  const id = read.revealed.find((one) => !read.answers[one] && deciding.includes(one));
  if (id === undefined) return null;
  const totals = (questions[id]?.answers ?? [])
    .map(({ value }) => readAnswers(questionnaire, { ...read.answers, [id]: [value] }).revealed)
    .map((revealed) => questionPages(questionnaire, revealed).length + otherSteps)
    .toSorted((one, other) => one - other);
  return totals[Math.floor((totals.length - 1) / 2)] ?? null;
}

/** The questions that are shown, and those that an answer which is still missing may reveal. */
function possiblyRevealed(questionnaire: Asked, { answers }: ReadAnswers): string[] {
  const ids: string[] = [];
  for (const id of questionOrder(questionnaire)) {
    const condition = questionnaire.questions[id]?.condition ?? null;
    const given = condition && answers[condition.questionId];
    const isPossible =
      condition === null ||
      (ids.includes(condition.questionId) &&
        (given?.some((value) => condition.answers.includes(value)) ?? true));
    if (isPossible) ids.push(id);
  }
  return ids;
}

/** The car and the offer. */
const otherSteps = 2;
