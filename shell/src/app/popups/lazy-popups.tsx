import { useSite } from "@forecourt/remote-kit/site-context";
import { type ComponentType, useEffect, useState } from "react";
import type { PageState } from "../page-state.ts";
import type { Popups as PopupsPiece } from "./popups.tsx";

type PopupsProps = Parameters<typeof PopupsPiece>[0];

/** The pop-ups load after this time (ms) even when the browser is never idle. */
const maxIdleWaitMs = 3000;

/** Loads and renders the dealer's pop-ups, if any, once the page is loaded and idle. */
export function LazyPopups({ state }: { state: Pick<PageState, "area" | "page"> }) {
  const { popups } = useSite();
  const [Popups, setPopups] = useState<ComponentType<PopupsProps> | null>(null);
  const hasSome = popups !== undefined && popups.length > 0;
  useEffect(() => {
    if (!hasSome) return;
    return whenIdle(() => {
      // The page works without pop-ups, so a failure is ignored.
      import("./popups.tsx").then(
        (module) => setPopups(() => module.Popups),
        () => {},
      );
    });
  }, [hasSome]);
  if (!Popups || !popups) return null;
  const page = state.area === null || state.page === null ? null : `${state.area}/${state.page}`;
  return <Popups popups={popups} page={page} />;
}

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, maxIdleWaitMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(idle);
}
