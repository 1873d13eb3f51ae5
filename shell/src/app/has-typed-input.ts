const textInputs =
  "input:not([type=hidden],[type=submit],[type=button],[type=checkbox],[type=radio])";

/** True when a text field of the form differs from its default value and is not empty. */
export function hasTypedInput(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${textInputs}, textarea`,
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue && value !== "");
}
