import { createContext, type ReactNode, use, useSyncExternalStore } from "react";

/** What a page may ask of the shell's router. Plain `<a href>` and `<form>` do not need it. */
export interface Navigation {
  /** Path and query of the page on screen, as the server rendered it. */
  path: string;
  /** Read it with `usePending`. */
  pending: PendingStore;
  /** Navigates to a path of this site without a document load; `replace` adds no history entry. */
  go(path: string, options?: { replace?: boolean; keepScroll?: boolean }): void;
}

/** Notifies subscribers when a navigation begins or ends; other components do not render again. */
export interface PendingStore {
  now(): boolean;
  subscribe(changed: () => void): () => void;
}

const Context = createContext<Navigation | null>(null);

/** Only the shell renders this. */
export function NavigationProvider(props: { value: Navigation; children: ReactNode }) {
  return <Context value={props.value}>{props.children}</Context>;
}

/**
 * The shell's router for a page.
 * @throws Error outside the shell's frame.
 */
export function useNavigation(): Navigation {
  const navigation = use(Context);
  if (!navigation) throw new Error("useNavigation: no NavigationProvider above this component");
  return navigation;
}

/**
 * True from a click until the next page is on screen. From the next frame on, the clicked link or
 * form has `data-pending`, so styles need no script.
 */
export function usePending(): boolean {
  const { pending } = useNavigation();
  return useSyncExternalStore(pending.subscribe, pending.now, () => false);
}
