import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { pluralForm } from "@forecourt/domain/plural-form";
import { RejectionSummary } from "@forecourt/ui/forms/rejection-summary";
import { useEffect, useRef } from "react";
import { type FormTexts, textOf } from "../appraisal-text.ts";
import type { CallLink } from "../help-call.ts";

interface ProblemsProps {
  labels: FormTexts;
  call: CallLink;
  /** The labels of the fields, in their order. */
  fields: readonly (readonly [name: string, label: string])[];
  /** Texts by field. */
  faults: Readonly<Record<string, string>>;
  /** Number of attempts to send the form in the browser; 0 = the server found the faults. */
  attempt: number;
  /** Whether what was entered is stored; false = it is on the page alone. */
  isSaved: boolean;
}

/**
 * List of a form's faults above the form, each a link to its field. It gets the focus whenever the browser finds a
 * fault; without a script, the fragment of the address leads to it.
 */
export function Problems({ labels, call, fields, faults, attempt, isSaved }: ProblemsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector<HTMLElement>("[role=alert]")?.focus();
  }, [attempt]);
  const t = textOf(labels);
  const errors = fields.flatMap(([name, label]) => {
    const text = faults[name];
    return text === undefined ? [] : [{ name, label, text }];
  });
  if (errors.length === 0) return null;
  const count = errors.length;
  const title =
    pluralForm(count) === "one" ? t("step.problems.one") : t("step.problems.other", { count });
  return (
    <div ref={place}>
      <RejectionSummary
        id={formAnchors.problems}
        title={title}
        reason={t(isSaved ? "step.problems.reason" : "step.problems.unsaved")}
        errors={errors}
        call={call}
        alternative={null}
      />
    </div>
  );
}
