import { createContext, type ReactNode, use, useSyncExternalStore } from "react";

/** What a page may know and ask of the shell's router. Plain `<a href>` and `<form>` need none of it. */
export interface Navigation {
  /** Path and query of the page on screen, as the server rendered it. */
  path: string;
  /** Read it with `usePending`. */
  pending: PendingStore;
  /** Goes to a path of this site without a document load; `replace` leaves no history entry. */
  go(path: string, options?: { replace?: boolean; keepScroll?: boolean }): void;
}

/** Tells who asks, and no one else, that a navigation begins or ends. */
export interface PendingStore {
  now(): boolean;
  subscribe(changed: () => void): () => void;
}

const Context = createContext<Navigation | null>(null);

/** Only the shell renders this. */
export function NavigationProvider(props: { value: Navigation; children: ReactNode }) {
  return <Context value={props.value}>{props.children}</Context>;
}

/** The shell's router as a page sees it. Throws outside of the shell's frame. */
export function useNavigation(): Navigation {
  const navigation = use(Context);
  if (!navigation) throw new Error("useNavigation: no NavigationProvider above this component");
  return navigation;
}

/**
 * True from a click until the next page is on screen. The link or form that was used says so itself
 * from the next frame on, by `data-pending`: styles need no script for it.
 */
export function usePending(): boolean {
  const { pending } = useNavigation();
  return useSyncExternalStore(pending.subscribe, pending.now, () => false);
}
