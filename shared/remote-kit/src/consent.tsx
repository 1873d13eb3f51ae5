import { isAllowed, withChoice } from "@forecourt/contracts/visitor/consent";
import type { ConsentCategory } from "@forecourt/contracts/visitor/visitor";
import { useCallback } from "react";
import { useSite } from "./site-context.tsx";
import { useVisitor, useVisitorStore } from "./visitor.tsx";

/** Asks what this visitor allows now; to be called in effects and event handlers, never in a render. */
export function useConsent(): (category: ConsentCategory) => boolean {
  const { cookieTier } = useSite();
  const store = useVisitorStore();
  return useCallback(
    (category) => isAllowed(category, store.getState(), cookieTier),
    [cookieTier, store],
  );
}

/**
 * Allows one category more, as the banner would: for a button that says what is kept and what for, and
 * that the visitor pressed. Who had not answered the banner has then.
 */
export function useAllow(): (category: ConsentCategory) => void {
  const { cookieTier } = useSite();
  const store = useVisitorStore();
  return useCallback(
    (category) =>
      store.setState(
        (visitor) => withChoice(visitor, [...(visitor.allowed ?? []), category], cookieTier),
        true,
      ),
    [cookieTier, store],
  );
}

/** Whether this visitor allows a category; drawn again when he changes his mind. */
export function useIsAllowed(category: ConsentCategory): boolean {
  const { cookieTier } = useSite();
  return useVisitor((visitor) => isAllowed(category, visitor, cookieTier));
}
