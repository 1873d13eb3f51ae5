import type { ReturnedVisitForm } from "@forecourt/contracts/areas/service/visit-parts";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { FormRejection } from "@forecourt/ui/forms/rejection-summary";
import type { CallLink } from "./service-call.ts";
import type { Text } from "./visit-text.ts";

/** The labels of the fields of a form, in their order. */
export type FieldLabels = readonly (readonly [name: string, label: string])[];

/** Faults of a form that was returned; null = none. */
export function problemsView(
  t: Text,
  returned: Pick<ReturnedVisitForm, "faults"> | null,
  { labels, call }: { labels: FieldLabels; call: CallLink },
): FormRejection | null {
  const faults = returned?.faults ?? {};
  const count = Object.keys(faults).length;
  if (count === 0) return null;
  const ofFields = pluralForm(count) === "one" ? "problems.one" : "problems.other";
  const isOfForm = count === 1 && faults["form"] !== undefined;
  return {
    title: t(isOfForm ? "problems.form" : ofFields, { count }),
    reason: faults["form"] ?? t("problems.reason"),
    errors: labels.flatMap(([name, label]) => {
      const text = faults[name];
      return text === undefined ? [] : [{ name, label, text }];
    }),
    call: { phone: call.phone, text: t("problems.call", { phone: call.text }) },
    alternative: null,
  };
}
