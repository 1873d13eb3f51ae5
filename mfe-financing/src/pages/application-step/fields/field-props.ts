import { formAnchors } from "@forecourt/contracts/areas/financing/application-form";
import { fieldId } from "@forecourt/ui/forms/field-id";
import type { StepData } from "../step-data.ts";

/** Id, name, saved value and error of a field. */
export function fieldProps({ fields, faults }: Pick<StepData, "fields" | "faults">, path: string) {
  return {
    id: fieldId(formAnchors.problems, path),
    name: path,
    defaultValue: fields[path] ?? "",
    error: faults[path],
  };
}

/** The `autocomplete` of a field; a co-borrower's never mixes with the borrower's. */
export function autofill({ isCo }: Pick<StepData, "isCo">, token: string): string {
  return isCo ? `section-co ${token}` : token;
}
