import type { ConsentChoice } from "./consent-choice.ts";
import { consentCategories } from "./visitor.ts";

/** The path of `chooseConsent`. */
export const consentPath = "/api/visitor/consent";

/**
 * Names of the banner's fields: the button, a checkbox for each category, and the page to return to. The
 * brackets mark a name that several fields of a form share.
 */
export const consentFields = { choice: "choice", category: "category[]", back: "back" } as const;

/** The choice of the pressed button and the checked boxes; null = an unknown button. */
export function consentChoiceOf(
  pressed: unknown,
  ticked: readonly unknown[],
): ConsentChoice | null {
  if (pressed === "all" || pressed === "deny") return pressed;
  if (pressed !== "save") return null;
  return consentCategories.filter((category) => ticked.includes(category));
}
