import { pluralForm } from "@forecourt/domain/plural-form";
import { questionPages } from "@forecourt/domain/trade/question-pages";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import type { Text } from "../../parts/appraisal-text.ts";
import type { Flow } from "./step-data.ts";

interface Steps {
  /** Null where no step is. */
  progress: string | null;
  /** How many questions are answered; null before the first answer, which decides how much else is asked. */
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
  const isOpen = answered === 0;
  const progress = isOpen
    ? t("step.progress.open", { number })
    : t("step.progress", { number, total: steps.length });
  return {
    progress: number > 0 ? progress : null,
    count: isOpen ? null : t(`step.answered.${pluralForm(required)}`, { answered, required }),
    steps: steps.map(({ id, label, isDone }) => ({
      label,
      state: id === current ? "current" : isDone ? "done" : "open",
    })),
  };
}
