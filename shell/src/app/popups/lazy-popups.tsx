import { useSite } from "@forecourt/remote-kit/site-context";
import { type ComponentType, useEffect, useState } from "react";
import type { PageState } from "../page-state.ts";
import type { Popups as PopupsPiece } from "./popups.tsx";

type PopupsProps = Parameters<typeof PopupsPiece>[0];

/** Milliseconds after which the page is taken to have nothing more urgent, whatever it says. */
const patienceMs = 3000;

/** Fetches and draws the dealer's pop-ups, where there are any, once the page is there and at rest. */
export function LazyPopups({ state }: { state: Pick<PageState, "area" | "page"> }) {
  const { popups } = useSite();
  const [Popups, setPopups] = useState<ComponentType<PopupsProps> | null>(null);
  const hasSome = popups !== undefined && popups.length > 0;
  useEffect(() => {
    if (!hasSome) return;
    return whenIdle(() => {
      // Without them the page lacks nothing, so a failure is nobody's business.
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
    const timer = setTimeout(work, patienceMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: patienceMs });
  return () => cancelIdleCallback(idle);
}
