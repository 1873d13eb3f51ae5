import { type RuleFields, ruleFaults } from "../rules/rule-faults.ts";
import {
  type Deduction,
  type Question,
  type Questionnaire,
  questionOrder,
} from "./questionnaire.ts";

/** A mistake in a questionnaire. `message` completes "expected …"; `path` starts at its root. */
export interface QuestionnaireFault {
  path: readonly (string | number)[];
  message: string;
}

/**
 * The mistakes of a questionnaire that its schema cannot see: conditions on unknown or later questions,
 * cycles, questions that no answers reveal, and deductions that deduct nothing.
 * @param fields the facts that the rules of deductions can name
 */
export function questionnaireFaults(
  questionnaire: Questionnaire,
  fields: RuleFields,
): QuestionnaireFault[] {
  const { questions } = questionnaire;
  return [
    ...categoryFaults(questionnaire),
    ...Object.entries(questions).flatMap(([id, question]) =>
      [
        ...conditionFaults(questionnaire, id, question),
        ...answerFaults(question),
        ...deductionFaults(question, fields),
      ].map(({ path, message }) => ({ path: ["questions", id, ...path], message })),
    ),
  ];
}

function categoryFaults({ questions, categories }: Questionnaire): QuestionnaireFault[] {
  const seen = new Set<string>();
  const inCategories = categories.flatMap(({ questionsIds }, category) =>
    questionsIds.flatMap((id, index): QuestionnaireFault[] => {
      const path = ["categories", category, "questionsIds", index];
      if (!Object.hasOwn(questions, id))
        return [{ path, message: `the id of a question, found "${id}"` }];
      if (seen.has(id)) return [{ path, message: `each question once, found "${id}" again` }];
      seen.add(id);
      return [];
    }),
  );
  const left = Object.keys(questions).filter((id) => !seen.has(id));
  return [
    ...inCategories,
    ...left.map((id) => ({
      path: ["questions", id],
      message: "a question of a category, found one of none: it is unreachable",
    })),
  ];
}

function conditionFaults(
  questionnaire: Questionnaire,
  id: string,
  { condition }: Question,
): QuestionnaireFault[] {
  if (condition === null) return [];
  const { questionId, answers } = condition;
  const path = ["condition", "questionId"];
  if (!Object.hasOwn(questionnaire.questions, questionId)) {
    return [{ path, message: `the id of a question, found "${questionId}"` }];
  }
  const cycle = cycleFrom(questionnaire, id);
  if (cycle) return [{ path, message: `no cycle, found ${cycle.join(" → ")}` }];
  const order = questionOrder(questionnaire);
  if (order.includes(id) && order.indexOf(questionId) > order.indexOf(id)) {
    return [{ path, message: `a question that is asked earlier, found "${questionId}"` }];
  }
  const known = questionnaire.questions[questionId]?.answers.map(({ value }) => value) ?? [];
  if (answers.length === 0) {
    return [{ path: ["condition", "answers"], message: "at least one answer: it is unreachable" }];
  }
  return answers.flatMap((answer, index): QuestionnaireFault[] => {
    if (known.includes(answer)) return [];
    const message = `an answer of question ${questionId}, found "${answer}"`;
    return [{ path: ["condition", "answers", index], message }];
  });
}

/** The questions from `id` back to itself; null = there is no cycle through it. */
function cycleFrom({ questions }: Questionnaire, id: string): string[] | null {
  const path = [id];
  let parent = questions[id]?.condition?.questionId;
  while (parent !== undefined && path.length <= Object.keys(questions).length) {
    path.push(parent);
    if (parent === id) return path;
    parent = Object.hasOwn(questions, parent)
      ? questions[parent]?.condition?.questionId
      : undefined;
  }
  return null;
}

function answerFaults({ inputType, answers }: Question): QuestionnaireFault[] {
  const path = ["answers"];
  if (inputType === "textarea") {
    return answers.length === 0 ? [] : [{ path, message: "no answers for a textarea, found some" }];
  }
  if (answers.length === 0) return [{ path, message: "at least one answer, found none" }];
  const values = answers.map(({ value }) => value);
  return values.flatMap((value, index): QuestionnaireFault[] =>
    values.indexOf(value) === index
      ? []
      : [{ path: ["answers", index, "value"], message: `each value once, found "${value}" again` }],
  );
}

function deductionFaults({ answers }: Question, fields: RuleFields): QuestionnaireFault[] {
  return answers.flatMap(({ deduction }, index) => {
    if (deduction === null) return [];
    const found = [...emptyDeduction(deduction), ...rulesOf(deduction, fields)];
    return found.map(({ path, message }) => ({
      path: ["answers", index, "deduction", ...path],
      message,
    }));
  });
}

function emptyDeduction({ amountCents, percent }: Deduction): QuestionnaireFault[] {
  if (amountCents !== false || percent !== false) return [];
  return [{ path: [], message: "an amount, a percentage or both, found neither" }];
}

function rulesOf({ rules }: Deduction, fields: RuleFields): QuestionnaireFault[] {
  return ruleFaults(rules, fields).map(({ path, message }) => ({
    path: ["rules", ...path],
    message,
  }));
}
