import {
  anonymousVisitor,
  type ConsentCategory,
  consentCategories,
  type Visitor,
} from "./visitor.ts";

/** Up to this tier every category is allowed without asking (specification, section 9). */
const maxImpliedTier = 1;

/** The part of a visitor that decides whether a category is allowed. */
export type Consent = Pick<Visitor, "allowed" | "globalPrivacyControl">;

/** What a visitor chose: everything, only the minimum, or a list of categories. */
export type ConsentChoice = "all" | "deny" | readonly ConsentCategory[];

/** Never allowed with a Global Privacy Control signal, even after "accept all". */
const refusedBySignal: readonly ConsentCategory[] = ["analytics", "targeting"];

/** Whether a category may be stored or loaded for this visitor of a site with this cookie tier. */
export function isAllowed(
  category: ConsentCategory,
  { allowed, globalPrivacyControl }: Consent,
  cookieTier: number,
): boolean {
  if (globalPrivacyControl && refusedBySignal.includes(category)) return false;
  return isGranted(cookieTier) || (allowed?.includes(category) ?? false);
}

/** Consent of advertising and analytics tags. The pixel needs the functional category as well. */
export function tagConsent(consent: Consent, cookieTier: number) {
  const may = (category: ConsentCategory) => isAllowed(category, consent, cookieTier);
  return { pixel: may("functional") && may("targeting"), analytics: may("analytics") };
}

/** Whether the site allows everything without asking. */
export function isGranted(cookieTier: number): boolean {
  return cookieTier <= maxImpliedTier;
}

/** True where the cookie banner opens by itself. */
export function isBannerDue({ hasAnswered }: Visitor, cookieTier: number): boolean {
  return cookieTier > 0 && !hasAnswered;
}

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
  return isGranted(cookieTier) && !isComplete ? { ...visitor, allowed: all } : visitor;
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
