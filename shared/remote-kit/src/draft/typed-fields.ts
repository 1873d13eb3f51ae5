/** The texts of a form as typed, by the names of the fields; of a repeated name, the last one. */
export function typedFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}
