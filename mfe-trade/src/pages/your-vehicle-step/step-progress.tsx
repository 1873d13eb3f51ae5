import { pluralForm } from "@forecourt/domain/plural-form";
import { questionPages } from "@forecourt/domain/trade/question-pages";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { type FormTexts, textOf } from "../../parts/appraisal-text.ts";
import type { Flow } from "./step-data.ts";
import styles from "./step-page.module.css";

interface StepProgressProps {
  flow: Flow;
  answers: Answers;
  labels: FormTexts;
}

/** The steps that are known to be ahead, and how many of their questions are answered. */
export function StepProgress({ flow, answers, labels }: StepProgressProps) {
  const t = textOf(labels);
  const { questionnaire, titles, current, isCarDone } = flow;
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
  const count =
    pluralForm(required) === "one"
      ? t("step.answered.one", { answered })
      : t("step.answered.other", { answered, required });
  // The first answer decides how much else is asked.
  const isOpen = answered === 0;
  const progress = isOpen
    ? t("step.progress.open", { number })
    : t("step.progress", { number, total: steps.length });
  return (
    <>
      <p className={styles.progress}>
        {number > 0 && <span>{progress}</span>}
        {!isOpen && <span>{count}</span>}
      </p>
      <ol className={styles.steps} aria-label={t("step.steps")}>
        {steps.map(({ id, label, isDone }) => (
          <li
            key={id}
            data-state={id === current ? "current" : isDone ? "done" : "open"}
            aria-current={id === current ? "step" : undefined}
          >
            <VisuallyHidden>
              {label}
              {isDone && `, ${t("step.done")}`}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </>
  );
}
