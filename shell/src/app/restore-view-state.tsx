import { useLayoutEffect, useRef } from "react";
import { restoreViewState, type ViewState } from "./view-state.ts";

/** Restores the view state of a page from the history cache once, when it is mounted. */
export function RestoreViewState({ viewState }: { viewState: ViewState | undefined }) {
  const initial = useRef(viewState);
  useLayoutEffect(() => {
    const main = document.getElementById("main");
    if (main && initial.current) restoreViewState(main, initial.current);
  }, []);
  return null;
}
