import { isAllowed } from "@forecourt/contracts/visitor/consent";
import type { ConsentCategory } from "@forecourt/contracts/visitor/visitor";
import { useCallback } from "react";
import { useSite } from "./site-context.tsx";
import { useVisitor, useVisitorStore } from "./visitor.tsx";

/**
 * Returns a function that reads the visitor's current consent, for effects and event handlers;
 * components that render it use `useIsAllowed`.
 */
export function useConsent(): (category: ConsentCategory) => boolean {
  const { cookieTier } = useSite();
  const store = useVisitorStore();
  return useCallback(
    (category) => isAllowed(category, store.getState(), cookieTier),
    [cookieTier, store],
  );
}

/** Whether the visitor allows a category; renders again when the consent changes. */
export function useIsAllowed(category: ConsentCategory): boolean {
  const { cookieTier } = useSite();
  return useVisitor((visitor) => isAllowed(category, visitor, cookieTier));
}
