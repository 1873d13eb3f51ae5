import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useEffect } from "react";
import type { Shortlist } from "./shortlist.ts";
import { useShortlist } from "./use-shortlist.ts";

/**
 * Redirects a page without cars in its address (`isBare`) to the address of this browser's cars, which
 * `pathOf` builds; null = there are none.
 */
export function useRedirectToShortlist(
  isBare: boolean,
  pathOf: (shortlist: Shortlist) => string | null,
): void {
  const { go } = useNavigation();
  const path = useShortlist(({ shortlist }) => pathOf(shortlist));
  useEffect(() => {
    if (isBare && path !== null) go(path, { replace: true });
  }, [isBare, path, go]);
}
