import { withChoice } from "@forecourt/contracts/visitor/consent-choice";
import type { ConsentCategory } from "@forecourt/contracts/visitor/visitor";
import { useCallback } from "react";
import { useSite } from "./site-context.tsx";
import { useVisitorStore } from "./visitor.tsx";

/**
 * Returns a function that allows one more category, as the banner does. Call it from a button that
 * explains what is stored and why. It counts as an answer to the banner.
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
