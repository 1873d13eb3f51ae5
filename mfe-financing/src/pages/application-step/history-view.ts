import {
  type ApplicationStep,
  employmentFields,
  entriesOf,
  maxEntries,
  residenceFields,
} from "@forecourt/domain/financing/applicant-fields";
import { requiredHistoryMonths } from "@forecourt/domain/financing/history";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { Text } from "../../parts/application/application-text.ts";
import type { DraftView } from "./draft-view.ts";
import type { StepData } from "./step-data.ts";

/** Values that one of two applicants has filled in. */
export type Part = NonNullable<DraftView["draft"]["borrower"]>;

/** The filled entries, one more that was added by its button, and one that the history asks for. */
export function entriesOfStep(
  step: ApplicationStep,
  { fields, coveredMonths }: Part,
  { isChecked, isAdded }: { isChecked: boolean; isAdded: boolean },
): number {
  if (step !== "homes" && step !== "work") return 0;
  const isHomes = step === "homes";
  const filled = isHomes
    ? entriesOf(fields, { list: "residences", fields: residenceFields }).length
    : entriesOf(fields, { list: "employment", fields: employmentFields }).length;
  const covered = isHomes ? coveredMonths.residences : coveredMonths.employment;
  const isMissing = isChecked && covered > 0 && covered < requiredHistoryMonths;
  return Math.min(maxEntries, filled + (isAdded || isMissing ? 1 : 0));
}

/** Text about the months that the history of homes or of work must cover; null = the step has no history. */
export function historyOf(
  step: ApplicationStep,
  { residences, employment }: Part["coveredMonths"],
  t: Text,
): StepData["history"] {
  if (step !== "homes" && step !== "work") return null;
  const covered = step === "homes" ? residences : employment;
  if (covered === 0) return { text: t("history.rule"), isCovered: false };
  if (covered >= requiredHistoryMonths) return { text: t("history.done"), isCovered: true };
  const missing = requiredHistoryMonths - covered;
  const name = `history.${step}.${pluralForm(missing)}` as const;
  return { text: t(name, { covered, missing }), isCovered: false };
}
