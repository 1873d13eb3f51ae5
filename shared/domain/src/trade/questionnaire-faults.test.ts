import { describe, expect, test } from "@jest/globals";
import { offerFields } from "./offer-fields.ts";
import type { Question, Questionnaire } from "./questionnaire.ts";
import { questionnaireFaults } from "./questionnaire-faults.ts";
import { sampleQuestion } from "./testing/question.ts";

function faults(questions: Record<string, Question>, ids = Object.keys(questions)): string[] {
  const questionnaire: Questionnaire = {
    questions,
    categories: [
      { categoryId: "a", categoryTitle: "A", categoryDescription: null, questionsIds: ids },
    ],
  };
  return questionnaireFaults(questionnaire, offerFields).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
}

const after = (questionId: string, answers = ["yes"]) =>
  sampleQuestion({ condition: { questionId, answers } });

const deducting = (deduction: object) =>
  sampleQuestion({
    answers: [
      {
        label: "yes",
        value: "yes",
        description: null,
        deduction: { amountCents: false, percent: false, rules: [], ...deduction },
      },
    ],
  });

describe("questionnaireFaults", () => {
  test("finds none in a chain of conditions", () => {
    expect(faults({ "1": sampleQuestion(), "2": after("1"), "3": after("2") })).toEqual([]);
  });

  test("refuses a condition on an unknown question or answer", () => {
    expect(faults({ "1": sampleQuestion(), "2": after("7"), "3": after("1", ["maybe"]) })).toEqual(
      [
        '2.condition.questionId: the id of a question, found "7"',
        '3.condition.answers.0: an answer of question 1, found "maybe"',
      ].map((line) => `questions.${line}`),
    );
  });

  test("refuses a cycle, and names its questions", () => {
    expect(faults({ "1": after("3"), "2": after("1"), "3": after("2") })).toEqual([
      "questions.1.condition.questionId: no cycle, found 1 → 3 → 2 → 1",
      "questions.2.condition.questionId: no cycle, found 2 → 1 → 3 → 2",
      "questions.3.condition.questionId: no cycle, found 3 → 2 → 1 → 3",
    ]);
    expect(faults({ "1": after("1") })).toEqual([
      "questions.1.condition.questionId: no cycle, found 1 → 1",
    ]);
  });

  test("refuses a condition on a question that is asked later", () => {
    expect(faults({ "1": after("2"), "2": sampleQuestion() })).toEqual([
      'questions.1.condition.questionId: a question that is asked earlier, found "2"',
    ]);
  });

  test("refuses questions that nothing reveals", () => {
    expect(faults({ "1": sampleQuestion(), "2": after("1", []) })).toEqual([
      "questions.2.condition.answers: at least one answer: it is unreachable",
    ]);
    expect(faults({ "1": sampleQuestion(), "2": sampleQuestion() }, ["1"])).toEqual([
      "questions.2: a question of a category, found one of none: it is unreachable",
    ]);
    expect(faults({ "1": sampleQuestion() }, ["1", "8", "1"])).toEqual([
      'categories.0.questionsIds.1: the id of a question, found "8"',
      'categories.0.questionsIds.2: each question once, found "1" again',
    ]);
  });

  test("refuses a deduction that deducts nothing, and one with a rule that never holds", () => {
    expect(faults({ "1": deducting({}) })).toEqual([
      "questions.1.answers.0.deduction: an amount, a percentage or both, found neither",
    ]);
    const rules = [{ field: "milage", operator: "<", value: 1 }];
    expect(faults({ "1": deducting({ percent: 5, rules }) })).toEqual([
      'questions.1.answers.0.deduction.rules.0.field: one of modelYear, ageYears, mileage, make, model, answers, found "milage"',
    ]);
  });

  test("refuses two answers with the same value, and questions whose answers cannot be picked", () => {
    const [yes] = sampleQuestion().answers;
    const twice = sampleQuestion({ answers: [yes, yes].flatMap((one) => one ?? []) });
    expect(faults({ "1": twice, "2": sampleQuestion({ answers: [] }) })).toEqual([
      'questions.1.answers.1.value: each value once, found "yes" again',
      "questions.2.answers: at least one answer, found none",
    ]);
    expect(faults({ "1": sampleQuestion({ inputType: "textarea" }) })).toEqual([
      "questions.1.answers: no answers for a textarea, found some",
    ]);
  });
});
