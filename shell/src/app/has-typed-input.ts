const typed = "input:not([type=hidden],[type=submit],[type=button],[type=checkbox],[type=radio])";

/** Whether a form holds words that were typed and are not what it was drawn with. */
export function hasTypedInput(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${typed}, textarea`,
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue && value !== "");
}
