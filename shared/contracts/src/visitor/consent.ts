import type { ConsentCategory, Visitor } from "./visitor.ts";

/** Up to this tier every category is allowed until the visitor chooses (specification, section 9). */
const maxImpliedTier = 1;

/** The part of a visitor that decides whether a category is allowed. */
export type Consent = Pick<Visitor, "allowed" | "hasAnswered" | "globalPrivacyControl">;

/** Never allowed with a Global Privacy Control signal, even after "accept all". */
export const refusedBySignal: readonly ConsentCategory[] = ["analytics", "targeting"];

/**
 * Whether a category may be stored or loaded for this visitor of a site with this cookie tier. What the
 * visitor chose counts at every tier: a refusal outlasts the change to a store of a lower one.
 */
export function isAllowed(
  category: ConsentCategory,
  { allowed, hasAnswered, globalPrivacyControl }: Consent,
  cookieTier: number,
): boolean {
  if (globalPrivacyControl && refusedBySignal.includes(category)) return false;
  if (!hasAnswered && isGranted(cookieTier)) return true;
  return allowed?.includes(category) ?? false;
}

/** Consent of advertising and analytics tags. The pixel needs the functional category as well. */
export function tagConsent(consent: Consent, cookieTier: number) {
  const may = (category: ConsentCategory) => isAllowed(category, consent, cookieTier);
  return { pixel: may("functional") && may("targeting"), analytics: may("analytics") };
}

/** Whether the site allows everything until the visitor chooses. */
export function isGranted(cookieTier: number): boolean {
  return cookieTier <= maxImpliedTier;
}

/** True where the cookie banner has "Decline", which turns off ads only (specification, section 9). */
export function offersDecline(cookieTier: number): boolean {
  return cookieTier > 2;
}

/** True where the cookie banner opens by itself. */
export function isBannerDue({ hasAnswered }: Visitor, cookieTier: number): boolean {
  return cookieTier > 0 && !hasAnswered;
}
