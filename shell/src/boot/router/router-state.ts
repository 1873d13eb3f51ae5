import type { Location } from "react-router-dom";
import type { LoadedPage } from "../../app/page-view.tsx";
import type { ScrollTarget } from "../../app/restore-scroll.tsx";

/** The page that is shown, and whether another one is being loaded. */
export interface RouterState {
  location: Location;
  page: LoadedPage;
  scroll: ScrollTarget;
  navigation: { state: "idle" | "loading" };
}

/** A router state that can be observed. */
export function createRouterState(initial: RouterState) {
  const listeners = new Set<(state: RouterState) => void>();
  let state = initial;
  return {
    get: () => state,
    update(changes: Partial<RouterState>): void {
      state = { ...state, ...changes };
      for (const changed of listeners) changed(state);
    },
    /** Calls `changed` with each new state. Returns a function that unsubscribes. */
    subscribe(changed: (state: RouterState) => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
