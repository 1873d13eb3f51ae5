import type { Navigation } from "@forecourt/remote-kit/navigation";

/** The status of client navigations; `unreachable` is the path without a network response. */
export type NavigationStatus = "idle" | "pending" | { unreachable: string };

/** The client navigations, as the frame uses them. */
export interface ClientNavigation {
  go: Navigation["go"];
  status(): NavigationStatus;
  /** Calls `changed` when the status changes. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** Called by the frame when the router's current page is rendered. */
  completed(): void;
}

/** The server does not navigate. */
export const noNavigation: ClientNavigation = {
  go: () => {},
  status: () => "idle",
  subscribe: () => () => {},
  completed: () => {},
};
