import {
  answerField,
  formControls,
  questionOfField,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { neighborPage, questionPages } from "@forecourt/domain/trade/question-pages";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import { Button } from "@forecourt/ui/elements/button";
import { useState } from "react";
import { textOf } from "../../parts/appraisal-text.ts";
import { AppraisalForm } from "../../parts/form/appraisal-form.tsx";
import { Problems } from "../../parts/form/problems.tsx";
import { saveAppraisal } from "../../parts/form/save-appraisal.ts";
import { QuestionField } from "./question-field.tsx";
import styles from "./questions-form.module.css";
import { StepButtons } from "./step-buttons.tsx";
import type { QuestionsData } from "./step-data.ts";
import { StepFrame } from "./step-frame.tsx";

/**
 * The questions of a category. With a script, questions appear and disappear as answers change; without one,
 * when the page is sent.
 */
export function QuestionsForm({ data }: { data: QuestionsData }) {
  const [given, setGiven] = useState(data.given);
  const [{ faults, attempt }, setFound] = useState({ faults: data.faults, attempt: 0 });
  const t = textOf(data.labels);
  const { questionnaire, answers } = data.flow;
  const all = { ...answers, ...given };
  const read = readAnswers(questionnaire, all);
  const shown = data.questions.filter(({ id }) => read.revealed.includes(id));
  const pages = questionPages(questionnaire, read.revealed);
  const isLast = !data.isEdit && neighborPage(pages, data.category, 1) === null;
  const mayLeave = (form: HTMLFormElement, intent: string) => {
    if (intent !== "next") return true;
    const now = readAnswers(questionnaire, { ...answers, ...givenIn(form) });
    const open = shown.filter(({ id }) => now.faults[id] === "required");
    if (open.length === 0) return true;
    saveAppraisal(form);
    const found = open.map(({ id }) => [answerField(id), data.missing] as const);
    setFound({ faults: Object.fromEntries(found), attempt: attempt + 1 });
    return false;
  };
  return (
    <StepFrame frame={data} answers={all}>
      <Problems
        labels={data.labels}
        call={data.call}
        fields={data.questions.map(({ id, text }) => [answerField(id), statement(text)] as const)}
        faults={faults}
        attempt={attempt}
        isSaved
      />
      <AppraisalForm
        page="questions"
        action={data.action}
        className={styles.form}
        onChange={(form) => setGiven(givenIn(form))}
        shouldSend={mayLeave}
      >
        <input type="hidden" name={formControls.category} value={data.category} />
        {data.isEdit && <input type="hidden" name={formControls.edit} value="1" />}
        {shown.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            given={data.given[question.id] ?? []}
            error={faults[answerField(question.id)]}
            optional={t("question.optional")}
          />
        ))}
        {data.decides && <p className={styles.note}>{t("step.more")}</p>}
        <StepButtons labels={data.labels} next={t(isLast ? "step.toOffer" : "step.next")}>
          <BackButton>{t("step.back")}</BackButton>
        </StepButtons>
      </AppraisalForm>
    </StepFrame>
  );
}

function BackButton({ children }: { children: string }) {
  return (
    <Button type="submit" look="secondary" size="large" name={formControls.intent} value="back">
      {children}
    </Button>
  );
}

/** A question as the name of a line that ends with a colon. */
function statement(question: string): string {
  return question.replace(/\?$/, "");
}

/** The answers on the page; a question without one has an empty list. */
function givenIn(form: HTMLFormElement): Answers {
  const given: Record<string, string[]> = {};
  for (const control of form.elements) {
    const name = control.getAttribute("name");
    const id = name === null ? null : questionOfField(name);
    if (id !== null) given[id] = new FormData(form).getAll(name ?? "").filter(isText);
  }
  return given;
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === "string" && value !== "";
}
