/** Path to which the form is sent in which a seller names their car. */
export const startFormPath = "/api/trade/appraisals/form";

/** Path to which every form of an appraisal is sent. */
export const appraisalFormRoute = "/api/trade/appraisals/:token/form";

export function appraisalFormPath(token: string): string {
  return appraisalFormRoute.replace(":token", token);
}

/** Fields that these forms send besides what is asked. */
export const formControls = {
  /** One of `formPages`. */
  page: "page",
  /** The category of the questions. */
  category: "category",
  /** The button: one of `formIntents`; missing = `next`. */
  intent: "intent",
  /** Sent where an answer is changed: the next page is the list of answers. */
  edit: "edit",
  /** The suggested name that is meant; empty = the one that was typed. Missing = none was chosen. */
  meant: "meant",
} as const;

/** `answers` is the list of all answers, whose button makes the offer. */
export const formPages = ["start", "car", "questions", "answers"] as const;
export type FormPage = (typeof formPages)[number];

export const formIntents = ["next", "back", "save"] as const;
export type FormIntent = (typeof formIntents)[number];

const answerPrefix = "answer.";

/** The field of the answers to a question. */
export function answerField(questionId: string): string {
  return answerPrefix + questionId;
}

/** The question of a field; null = the field is no answer. */
export function questionOfField(field: string): string | null {
  return field.startsWith(answerPrefix) ? field.slice(answerPrefix.length) : null;
}

/** Query parameters with which a form returns to its page. */
export const formReturn = {
  /** Shows what is wrong on the page. */
  check: "check",
  saved: "saved",
  /** Nothing was saved: the service was busy. */
  busy: "busy",
  /** The answers of this page are being changed. */
  edit: "edit",
} as const;

/** Ids that a form's return leads to. */
export const formAnchors = { problems: "problems", saved: "saved", form: "your-car" } as const;
