import { useCallback } from "react";
import { useSite } from "./site-context.tsx";

/** What a visitor can allow besides what the site cannot do without. */
export type ConsentCategory = "functional" | "analytics" | "targeting";

/** Names of the allowed categories, separated by commas. */
export const consentCookie = "allowCookies";

/** Up to this tier everything is allowed without asking (specification, section 9). */
const askedAbove = 1;

/** Whether a category may be stored or loaded, by the dealer's cookie tier and `document.cookie`. */
export function isAllowed(category: ConsentCategory, cookieTier: number, cookies: string): boolean {
  if (cookieTier <= askedAbove) return true;
  const cookie = cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${consentCookie}=`));
  const value = cookie?.slice(consentCookie.length + 1) ?? "";
  return value.replaceAll("%2C", ",").split(",").includes(category);
}

/** Asks what this visitor allows now; to be called in effects and event handlers, never in a render. */
export function useConsent(): (category: ConsentCategory) => boolean {
  const { cookieTier } = useSite();
  return useCallback((category) => isAllowed(category, cookieTier, document.cookie), [cookieTier]);
}
