import type { ConsentChoice } from "./consent.ts";
import { consentCategories } from "./visitor.ts";

/** The path of `chooseConsent`. */
export const consentPath = "/api/visitor/consent";

/** Names of the banner's fields: the button that was pressed, and a box for each category. */
export const consentFields = { choice: "choice", category: "category", back: "back" } as const;

/** What the pressed button and the ticked boxes of the banner mean; null = no button of it. */
export function consentChoiceOf(
  pressed: unknown,
  ticked: readonly unknown[],
): ConsentChoice | null {
  if (pressed === "all" || pressed === "deny") return pressed;
  if (pressed !== "save") return null;
  return consentCategories.filter((category) => ticked.includes(category));
}
