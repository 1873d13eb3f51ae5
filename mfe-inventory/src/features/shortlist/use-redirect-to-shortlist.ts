import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useEffect } from "react";
import type { Shortlist } from "./shortlist.ts";
import { useShortlist } from "./use-shortlist.ts";

/**
 * A page whose address names no car (`isBare`) shows those that this browser keeps, by going to their
 * address; `pathOf` gives it, null = there are none.
 */
export function useRedirectToShortlist(
  isBare: boolean,
  pathOf: (garage: Shortlist) => string | null,
): void {
  const { go } = useNavigation();
  const path = useShortlist(({ shortlist: garage }) => pathOf(garage));
  useEffect(() => {
    if (isBare && path !== null) go(path, { replace: true });
  }, [isBare, path, go]);
}
