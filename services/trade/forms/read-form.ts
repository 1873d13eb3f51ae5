import {
  type FormIntent,
  type FormPage,
  formControls,
  formIntents,
  formPages,
  questionOfField,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { AnswersByQuestion } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { AppError } from "@forecourt/contracts/errors";
import { carFields, isOptionField, startFields } from "@forecourt/domain/trade/car-form";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import { z } from "zod";

/** A form of an appraisal as it was sent. */
export interface AppraisalForm {
  page: FormPage;
  /** Category of the questions; null on the other pages. */
  category: string | null;
  intent: FormIntent;
  isEdit: boolean;
  /** The suggested name that was chosen; empty = the typed name, null = none was chosen. */
  meant: string | null;
  /** Texts about the car, by field. */
  fields: Record<string, string>;
  answers: Answers;
}

const Controls = z.object({
  page: z.enum(formPages),
  category: z.string().max(60).optional(),
  intent: z.enum(formIntents).default("next"),
  edit: z.literal("1").optional(),
  meant: z.string().max(300).optional(),
});
const fieldsOfPage = { start: startFields, car: carFields, answers: [] } as const;
const Text = z.string().max(500);

type Sent = [name: string, values: readonly unknown[]];

/** @throws AppError bad-body, also for a field that no form of an appraisal has */
export function readAppraisalForm(body: unknown): AppraisalForm {
  const sent = sentBy(body);
  const isControl = ([name]: Sent) => Object.hasOwn(formControls, name);
  const controls = Controls.safeParse(
    Object.fromEntries(sent.filter(isControl).map(([name, values]) => [name, values.at(-1)])),
  );
  if (!controls.success) throw notThisForm();
  const { page, category = null, intent, edit, meant = null } = controls.data;
  const rest = sent.filter((one) => !isControl(one));
  const isQuestions = page === "questions";
  if (isQuestions !== (category !== null)) throw notThisForm();
  return {
    page,
    category,
    intent,
    isEdit: edit !== undefined,
    meant,
    fields: isQuestions ? {} : carTexts(rest, fieldsOfPage[page]),
    answers: isQuestions ? answersOf(rest) : {},
  };
}

function sentBy(body: unknown): Sent[] {
  if (typeof body !== "object" || body === null) throw new AppError("bad-body", "expected a form");
  return Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value : [value],
  ]);
}

/** Texts about the car by field. A repeated field has its last value. */
function carTexts(sent: readonly Sent[], known: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    sent.map(([name, values]) => {
      const text = Text.safeParse(values.at(-1));
      const isKnown = known.includes(name) || (known === carFields && isOptionField(name));
      if (!isKnown || !text.success) throw notThisForm();
      return [name, text.data];
    }),
  );
}

/** A checkbox question also sends an empty text, so that a question without a tick is known to have been shown. */
function answersOf(sent: readonly Sent[]): Answers {
  const given = sent.map(([name, values]) => {
    const id = questionOfField(name);
    if (id === null || !/^\d{1,4}$/.test(id)) throw notThisForm();
    const texts = values.map((text) => (typeof text === "string" ? lines(text) : text));
    return [id, texts.filter((text) => text !== "")] as const;
  });
  const answers = AnswersByQuestion.safeParse(Object.fromEntries(given));
  if (!answers.success) throw notThisForm();
  return answers.data;
}

/** Browsers send lines with two characters at their ends, and count one character. */
function lines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

const notThisForm = () => new AppError("bad-body", "this is no form of an appraisal");
