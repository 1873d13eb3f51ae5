import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { type ComponentProps, useDeferredValue, useEffect } from "react";
import type { CompareTray } from "./compare-tray.tsx";
import { useShortlist } from "./use-shortlist.ts";

const Tray = lazyPart(() =>
  import(/* webpackChunkName: "compare-tray" */ "./compare-tray.tsx").then(
    (module) => module.CompareTray,
  ),
);

/** The compare tray, which is loaded with the first car to compare. */
export function LazyCompareTray(props: ComponentProps<typeof CompareTray>) {
  const isComparing = useShortlist(({ shortlist }) => shortlist.compared.length > 0);
  // The button that was pressed shows its new state first.
  const hasCars = useDeferredValue(isComparing);
  useEffect(() => {
    // The header links to the comparison, too. The next first car tries again.
    if (hasCars) Tray.load().catch(() => undefined);
  }, [hasCars]);
  return hasCars && <Tray {...props} />;
}
