import { isAllowed, isGranted, refusedBySignal } from "./consent.ts";
import {
  anonymousVisitor,
  type ConsentCategory,
  consentCategories,
  type Visitor,
} from "./visitor.ts";

/** What a visitor chose: everything, only the minimum, or a list of categories. */
export type ConsentChoice = "all" | "deny" | readonly ConsentCategory[];

/**
 * The visitor after the choice. Denying grants functional and analytics (specification, section 4); a
 * Global Privacy Control signal takes analytics and targeting out of any choice. Revoking
 * the functional category deletes the visitor's personal data.
 */
export function withChoice(visitor: Visitor, choice: ConsentChoice, cookieTier: number): Visitor {
  const allowed = categoriesOf(choice, visitor);
  const chosen = { ...visitor, allowed, hasAnswered: true };
  const isRevoked =
    isAllowed("functional", visitor, cookieTier) && !isAllowed("functional", chosen, cookieTier);
  return isRevoked ? withoutPersonalData(chosen) : chosen;
}

/** Below tier 2, allows everything before the visitor's choice, except what the browser's signal forbids. */
export function withGrants(visitor: Visitor, cookieTier: number): Visitor {
  const all = categoriesOf("all", visitor);
  const isComplete = all.every((category) => visitor.allowed?.includes(category));
  const isImplied = !visitor.hasAnswered && isGranted(cookieTier);
  return isImplied && !isComplete ? { ...visitor, allowed: all } : visitor;
}

/** Removes everything except the consent. */
export function withoutPersonalData(visitor: Visitor): Visitor {
  const { allowed, hasAnswered, globalPrivacyControl } = visitor;
  return { ...anonymousVisitor, allowed, hasAnswered, globalPrivacyControl };
}

function categoriesOf(choice: ConsentChoice, { globalPrivacyControl }: Visitor): ConsentCategory[] {
  const denied: readonly ConsentCategory[] = ["functional", "analytics"];
  const chosen = choice === "all" ? consentCategories : choice === "deny" ? denied : choice;
  return consentCategories.filter(
    (category) =>
      chosen.includes(category) && !(globalPrivacyControl && refusedBySignal.includes(category)),
  );
}
