import { formReturn } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { categoryOf, questionPages } from "@forecourt/domain/trade/question-pages";
import { stateNames } from "@forecourt/domain/us-states";
import { siteText, type Text } from "../../parts/appraisal-text.ts";
import type { AnswersData, AnswersSection } from "./step-data.ts";
import { frameOf, type StepView } from "./step-view.ts";

type Appraised = StepView & { appraisal: NonNullable<StepView["appraisal"]> };

const edit = `?${formReturn.edit}=1`;

/** Everything that was answered, each with a link to change it. */
export function answersView(view: Appraised): AnswersData {
  const { request, questionnaire, appraisal, token } = view;
  const t = siteText(request.site.texts);
  const { revealed, progress } = appraisal.questions;
  const pages = questionPages(questionnaire, revealed);
  const { next } = progress;
  const nextCategory = next === null ? null : categoryOf(questionnaire, next);
  return {
    kind: "answers",
    ...frameOf(view, {
      title: t("answers.title"),
      lead: t("answers.lead"),
      current: null,
      groups: ["answers."],
    }),
    sections: [carSection(view, t), ...pages.map((page) => sectionOf(view, page, t))],
    open:
      nextCategory === null
        ? null
        : {
            title: t("answers.open"),
            text: t("answers.open.text"),
            link: {
              label: t("answers.continue"),
              href: appraisalPath(token, "questions", nextCategory),
            },
          },
  };
}

function carSection({ appraisal, form, token }: Appraised, t: Text): AnswersSection {
  const { car } = appraisal;
  const options = form.options.flatMap(({ code, label }) =>
    car.options.includes(code) ? [label] : [],
  );
  const name = [car.modelYear, car.make, car.model, car.series].filter((part) => part !== null);
  const rows = [
    [t("answers.car"), name.join(" ")],
    [t("field.style.short"), car.style ?? ""],
    [t("start.by.vin"), car.vin ?? ""],
    [t("field.mileage"), t("answers.miles", { miles: car.mileage.toLocaleString("en-US") })],
    [t("answers.color"), car.exteriorColor ?? ""],
    [t("answers.state"), stateName(car.state)],
    [t("answers.options"), options.join(", ")],
  ] as const;
  return {
    title: t("step.car"),
    edit: { label: t("answers.change"), href: appraisalPath(token, "car") + edit },
    rows: rows
      .filter(([, value]) => value !== "")
      .map(([label, value]) => ({ label, value, isMissing: false })),
  };
}

function stateName(code: string | null): string {
  return Object.entries(stateNames).find(([state]) => state === code)?.[1] ?? "";
}

type Category = StepView["questionnaire"]["categories"][number];

function sectionOf(
  { questionnaire, appraisal, token }: Appraised,
  { categoryId, categoryTitle, questionsIds }: Category,
  t: Text,
): AnswersSection {
  const { revealed, answers } = appraisal.questions;
  return {
    title: categoryTitle,
    edit: {
      label: t("answers.change"),
      href: appraisalPath(token, "questions", categoryId) + edit,
    },
    rows: questionsIds
      .filter((id) => revealed.includes(id))
      .flatMap((id) => {
        const question = questionnaire.questions[id];
        if (question === undefined) return [];
        const given = answers[id];
        const labels = given?.map(
          (value) => question.answers.find((answer) => answer.value === value)?.label ?? value,
        );
        const open = question.inputType === "textarea" ? "answers.nothing" : "answers.skipped";
        const none = t(question.required ? "answers.missing" : open);
        const isMissing = given === undefined && question.required;
        return [{ label: question.text, value: labels?.join(", ") ?? none, isMissing }];
      }),
  };
}
