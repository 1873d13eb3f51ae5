/** The id of a field in the form with this id; links of an error summary lead to it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(".", "-")}`;
}
