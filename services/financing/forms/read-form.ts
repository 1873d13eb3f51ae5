import {
  type ApplicationPage,
  applicationPages,
} from "@forecourt/contracts/areas/financing/application-flow";
import {
  type FormIntent,
  formControls,
  formIntents,
  jointField,
} from "@forecourt/contracts/areas/financing/application-form";
import { Extras, Typed } from "@forecourt/contracts/areas/financing/application-parts";
import { AppError } from "@forecourt/contracts/errors";
import { maxEntries, stepOfField } from "@forecourt/domain/financing/applicant-fields";
import { z } from "zod";

/** An entry of a list that a button removes. */
export interface EntryName {
  list: "residences" | "employment";
  index: number;
}

/** A form of a draft as it was sent. */
export interface DraftForm {
  page: ApplicationPage;
  intent: FormIntent | EntryName;
  /** Fields of the applicant, by path. */
  fields: Record<string, string>;
  /** The page as it was drawn, and who had saved its step by then; empty = not known. */
  editor: string;
  seen: string;
  /** Whether a co-borrower applies, too; missing = the page does not ask. */
  joint?: boolean;
  extras: z.infer<typeof Extras>;
}

const Editor = z.string().max(40).default("");
const Controls = z.object({
  page: z.enum(applicationPages),
  intent: z.string().max(40),
  editor: Editor,
  seen: Editor,
  joint: z.enum(["yes", "no"]).optional(),
});
const Fields = z.record(z.string().max(60), Typed);

/** The fields of a form that was sent urlencoded; of a repeated name, the last value, as of a box. */
export function formFieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null) throw new AppError("bad-body", "expected a form");
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]),
  );
}

/** @throws AppError bad-body, also for a field that no form of an application has */
export function readDraftForm(body: unknown): DraftForm {
  const {
    [formControls.page]: page,
    [formControls.intent]: intent = "next",
    [formControls.editor]: editor,
    [formControls.seen]: seen,
    [jointField]: joint,
    ...rest
  } = formFieldsOf(body);
  const controls = Controls.safeParse({ page, intent, editor, seen, joint });
  const { formToken, website, ...typed } = rest;
  const extras = Extras.safeParse({ formToken, website });
  const fields = Fields.safeParse(typed);
  if (!controls.success || !extras.success || !fields.success) throw notThisForm();
  if (Object.keys(typed).some((field) => stepOfField(field) === null)) throw notThisForm();
  const { joint: who, ...sent } = controls.data;
  return {
    ...sent,
    ...(who !== undefined && { joint: who === "yes" }),
    intent: intentOf(sent.intent),
    fields: fields.data,
    extras: extras.data,
  };
}

function intentOf(text: string): DraftForm["intent"] {
  const known = formIntents.find((one) => one === text);
  if (known !== undefined) return known;
  const removed = /^remove:(residences|employment):(\d)$/.exec(text);
  const list = removed?.[1];
  const index = Number(removed?.[2] ?? maxEntries);
  const isList = list === "residences" || list === "employment";
  if (!isList || index < 1 || index >= maxEntries) throw notThisForm();
  return { list, index };
}

const notThisForm = () => new AppError("bad-body", "this is no form of an application");
