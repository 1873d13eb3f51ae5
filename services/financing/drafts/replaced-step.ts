import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import {
  type ApplicationStep,
  fieldsOfStep,
  valueOf,
} from "@forecourt/domain/financing/applicant-fields";
import { isMaskedSsn, maskSsn } from "@forecourt/domain/financing/ssn";

interface SentStep {
  party: Party;
  step: ApplicationStep;
  fields: Readonly<Record<string, string>>;
  /** The page that sends it, and who had saved the step when that page was drawn. */
  editor: string;
  seen: string;
}

/**
 * Fields that another window has saved in a step since the sending page was drawn, and that this page replaces: every
 * entry of a list, else the fields that differ. Null = no field that was typed elsewhere is replaced.
 */
export function replacedFields(
  draft: Pick<Draft, "borrower" | "coBorrower">,
  { party, step, fields, editor, seen }: SentStep,
): Record<string, string> | null {
  const part = draft[party];
  const last = part?.steps.find((one) => one.step === step)?.editor ?? "";
  if (part === null || last === "" || last === seen || last === editor) return null;
  const before = fieldsOfStep(step)
    .filter((field) => !field.startsWith("consents."))
    .map((field) => ({ field, value: valueOf(part.fields, field).trim() }))
    .filter(({ value }) => value !== "");
  const differing = before.filter(({ field, value }) => !isSame(field, value, fields));
  if (differing.length === 0) return null;
  const shown = step === "homes" || step === "work" ? before : differing;
  return Object.fromEntries(shown.map(({ field, value }) => [field, value]));
}

/** A social security number is compared as it is shown: the saved one is masked. */
function isSame(field: string, before: string, fields: SentStep["fields"]): boolean {
  const now = valueOf(fields, field).trim();
  if (before === now || field !== "ssn") return before === now;
  const digits = now.replace(/\D/g, "");
  return isMaskedSsn(now) || (digits.length === 9 && maskSsn(digits) === before);
}
