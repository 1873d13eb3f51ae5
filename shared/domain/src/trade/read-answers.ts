import { type Answers, type Question, questionOrder } from "./questionnaire.ts";

/** Maximum length of a text. */
export const maxTextLength = 1_000;

/** The answer of a checkbox question that any other answer replaces. */
const noneOfThese = "none";

export const answerFaults = ["required", "answer-unknown", "one-answer", "text-too-long"] as const;
export type AnswerFault = (typeof answerFaults)[number];

/** What decides which questions are asked, without their texts and deductions. */
export interface AskedQuestionnaire {
  questions: Readonly<Record<string, AskedQuestion>>;
  categories: readonly { categoryId: string; questionsIds: readonly string[] }[];
}

interface AskedQuestion extends Pick<Question, "inputType" | "required" | "condition"> {
  answers: readonly { value: string }[];
}

/** Result of reading a seller's answers. */
export interface ReadAnswers {
  /** Ids of the questions that are shown, in order. */
  revealed: string[];
  /** The valid answers of revealed questions, and no others. */
  answers: Record<string, string[]>;
  /** Faults by id of a revealed question. */
  faults: Record<string, AnswerFault>;
  progress: Progress;
}

export interface Progress {
  /** Required questions that are revealed, and how many of them are answered. */
  required: number;
  answered: number;
  /** The first revealed question without a valid answer that needs one; null = complete. */
  next: string | null;
}

/**
 * Reads answers as given: which questions they reveal, which of them count, and what is missing. Answers to
 * hidden and unknown questions change nothing.
 */
export function readAnswers(questionnaire: AskedQuestionnaire, given: Answers): ReadAnswers {
  const read: Omit<ReadAnswers, "progress"> = { revealed: [], answers: {}, faults: {} };
  for (const id of questionOrder(questionnaire)) {
    const question = questionnaire.questions[id];
    if (!question || !isRevealed(question, read.answers)) continue;
    read.revealed.push(id);
    const values = Object.hasOwn(given, id) ? cleaned(question, given[id] ?? []) : [];
    const fault = faultOf(question, values);
    if (fault !== null) read.faults[id] = fault;
    else if (values.length > 0) read.answers[id] = values;
  }
  return { ...read, progress: progressOf(questionnaire, read) };
}

/** Answers of hidden questions are absent, so that a question below a hidden one is hidden, too. */
function isRevealed({ condition }: AskedQuestion, answers: Answers): boolean {
  if (condition === null) return true;
  const values = Object.hasOwn(answers, condition.questionId) ? answers[condition.questionId] : [];
  return values?.some((value) => condition.answers.includes(value)) ?? false;
}

function cleaned({ inputType }: AskedQuestion, values: readonly string[]): string[] {
  if (inputType === "textarea")
    return values.map((text) => text.trim()).filter((text) => text !== "");
  const picked = [...new Set(values)];
  const others = picked.filter((value) => value !== noneOfThese);
  return inputType === "checkbox" && others.length > 0 ? others : picked;
}

function faultOf(question: AskedQuestion, values: readonly string[]): AnswerFault | null {
  const { inputType, required, answers } = question;
  if (values.length === 0) return required ? "required" : null;
  if (inputType !== "checkbox" && values.length > 1) return "one-answer";
  if (inputType === "textarea")
    return (values[0] ?? "").length > maxTextLength ? "text-too-long" : null;
  const isKnown = values.every((value) => answers.some((answer) => answer.value === value));
  return isKnown ? null : "answer-unknown";
}

function progressOf(
  { questions }: AskedQuestionnaire,
  { revealed, answers, faults }: Omit<ReadAnswers, "progress">,
): Progress {
  const required = revealed.filter((id) => questions[id]?.required);
  return {
    required: required.length,
    answered: required.filter((id) => answers[id] !== undefined).length,
    next: revealed.find((id) => faults[id] !== undefined) ?? null,
  };
}
