import { stepOfField } from "@forecourt/domain/financing/applicant-fields";

/** The applicant's fields of a form as typed, by path. */
export function formFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && stepOfField(name) !== null ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}
