import type { NavigationStatus } from "../app/client-navigation.ts";
import { unmarkPending } from "./pending-indicator.ts";

/** The observable status of client navigations. */
export function createNavigationStatus() {
  let status: NavigationStatus = "idle";
  const listeners = new Set<() => void>();
  return {
    status: () => status,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    setStatus(next: NavigationStatus): void {
      if (next !== "pending") unmarkPending();
      if (next === status) return;
      status = next;
      for (const changed of listeners) changed();
    },
  };
}
