import { createContext, type ReactNode, use } from "react";

/** What a page may know and ask of the shell's router. Plain `<a href>` needs none of it. */
export interface Navigation {
  /** Path and query of the page on screen, as the server rendered it. */
  path: string;
  /** True from a click until the next page is on screen. */
  pending: boolean;
  /** Goes to a path of this site without a document load; `replace` leaves no history entry. */
  go(path: string, options?: { replace?: boolean; keepScroll?: boolean }): void;
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
