import { describe, expect, test } from "@jest/globals";
import type { Questionnaire } from "./questionnaire.ts";
import { maxTextLength, readAnswers } from "./read-answers.ts";
import { sampleQuestion } from "./testing/question.ts";

const options = (...values: string[]) =>
  values.map((value) => ({ label: value, value, description: null, deduction: null }));

const questionnaire: Questionnaire = {
  categories: [
    { categoryId: "a", categoryTitle: "A", categoryDescription: null, questionsIds: ["1", "2"] },
    { categoryId: "b", categoryTitle: "B", categoryDescription: null, questionsIds: ["3", "9"] },
  ],
  questions: {
    "1": sampleQuestion(),
    "2": sampleQuestion({ condition: { questionId: "1", answers: ["yes"] } }),
    "3": sampleQuestion({
      inputType: "checkbox",
      answers: options("none", "hail", "rust"),
      condition: { questionId: "2", answers: ["yes"] },
    }),
    "9": sampleQuestion({ inputType: "textarea", required: false, answers: [] }),
  },
};

describe("readAnswers", () => {
  test("reveals the first questions, and names the next one", () => {
    expect(readAnswers(questionnaire, {})).toEqual({
      revealed: ["1", "9"],
      answers: {},
      faults: { "1": "required" },
      progress: { required: 1, answered: 0, next: "1" },
    });
  });

  test("counts newly revealed questions as not answered", () => {
    const { revealed, progress } = readAnswers(questionnaire, { "1": ["yes"] });
    expect([revealed, progress]).toEqual([
      ["1", "2", "9"],
      { required: 2, answered: 1, next: "2" },
    ]);
  });

  test("ignores answers to hidden questions, also below a hidden one", () => {
    const hidden = { "1": ["no"], "2": ["yes"], "3": ["hail"], unknown: ["yes"] };
    expect(readAnswers(questionnaire, hidden)).toEqual(readAnswers(questionnaire, { "1": ["no"] }));
  });

  test("is complete without the optional text", () => {
    const given = { "1": ["yes"], "2": ["yes"], "3": ["rust", "hail", "rust"] };
    const { answers, progress } = readAnswers(questionnaire, given);
    expect(answers).toEqual({ "1": ["yes"], "2": ["yes"], "3": ["rust", "hail"] });
    expect(progress).toEqual({ required: 3, answered: 3, next: null });
  });

  test("replaces none of these by any other answer", () => {
    const given = { "1": ["yes"], "2": ["yes"], "3": ["none", "hail"] };
    expect(readAnswers(questionnaire, given).answers["3"]).toEqual(["hail"]);
    expect(readAnswers(questionnaire, { ...given, "3": ["none"] }).answers["3"]).toEqual(["none"]);
  });

  test.each([
    ["1", ["maybe"], "answer-unknown"],
    ["1", ["__proto__"], "answer-unknown"],
    ["1", ["yes", "no"], "one-answer"],
    ["1", [], "required"],
    ["9", ["a".repeat(maxTextLength + 1)], "text-too-long"],
    ["9", ["one", "two"], "one-answer"],
  ])("question %s answered %j has the fault %3$s", (id, values, fault) => {
    const { answers, faults, progress } = readAnswers(questionnaire, { "1": ["no"], [id]: values });
    expect([faults[id], answers[id], progress.next]).toEqual([fault, undefined, id]);
  });

  test("trims a text, and treats blanks as no answer", () => {
    const read = (text: string) => readAnswers(questionnaire, { "1": ["no"], "9": [text] });
    expect(read("  new tires ").answers["9"]).toEqual(["new tires"]);
    expect(read("   ")).toMatchObject({ answers: { "1": ["no"] }, faults: {} });
  });
});
