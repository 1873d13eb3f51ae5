import { stepOfField } from "@forecourt/domain/financing/applicant-fields";
import { typedFields } from "@forecourt/remote-kit/draft/typed-fields";

/** The applicant's fields of a form as typed, by path. */
export function formFields(form: HTMLFormElement): Record<string, string> {
  const entries = Object.entries(typedFields(form));
  return Object.fromEntries(entries.filter(([name]) => stepOfField(name) !== null));
}
