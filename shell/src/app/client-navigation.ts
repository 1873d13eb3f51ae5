import type { Navigation } from "@forecourt/remote-kit/navigation";

/** Where a client navigation stands; `unreachable` names the path that no answer came for. */
export type NavigationStatus = "idle" | "pending" | { unreachable: string };

/** What the browser's entry gives the frame to navigate with. */
export interface ClientNavigation {
  go: Navigation["go"];
  status(): NavigationStatus;
  /** Calls `changed` when `status` says something new, until the given function is called. */
  subscribe(changed: () => void): () => void;
  /** The frame's word that the page that the router is at is on screen. */
  completed(): void;
}

/** On the server nobody goes anywhere. */
export const noNavigation: ClientNavigation = {
  go: () => {},
  status: () => "idle",
  subscribe: () => () => {},
  completed: () => {},
};
