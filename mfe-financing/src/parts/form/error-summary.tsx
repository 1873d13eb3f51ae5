import { RejectionSummary } from "@forecourt/ui/forms/rejection-summary";
import { useEffect, useRef } from "react";

interface ErrorSummaryProps {
  /** The id of the form; the fields have the ids of `fieldId`. */
  formId: string;
  title: string;
  reason: string;
  /** The labels of the fields, in their order. */
  labels: readonly (readonly [name: string, label: string])[];
  /** Texts by field. */
  faults: Readonly<Record<string, string>>;
  call: { phone: string; text: string };
}

/**
 * The errors of a form above it, each a link to its field. It gets the focus whenever the errors change;
 * without a script the fragment of the address, `#<formId>-errors`, leads there.
 */
export function ErrorSummary({ formId, labels, faults, ...shown }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  // `faults` is the reason to run: a second try with errors is announced again.
  useEffect(() => {
    if (Object.keys(faults).length > 0) {
      place.current?.querySelector<HTMLElement>("[role=alert]")?.focus();
    }
  }, [faults]);
  const errors = labels.flatMap(([name, label]) => {
    const text = faults[name];
    return text === undefined ? [] : [{ name, label, text }];
  });
  return (
    <div ref={place}>
      <RejectionSummary id={formId} {...shown} errors={errors} alternative={null} />
    </div>
  );
}
