import type { SiteMenu } from "@forecourt/contracts/site-menu";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { useSite } from "@forecourt/remote-kit/site-context";
import { createContext, type ReactNode, use } from "react";

const PageStore = createContext<SiteStore | undefined>(undefined);

interface FrameStoreProviderProps {
  /** The store that the page is about; missing = none. */
  store: SiteStore | undefined;
  children: ReactNode;
}

/** Provides the store of the page to header and footer. */
export function FrameStoreProvider({ store, children }: FrameStoreProviderProps) {
  return <PageStore value={store}>{children}</PageStore>;
}

/**
 * The store whose name, phone, address, hours and menus header and footer show: that of the page, else the visitor's.
 * `ofPage` = the page is about it; `named` = it is not just the main store: it is the page's, or the visitor chose it.
 */
export function useFrameStore(): {
  store: SiteStore;
  menu: SiteMenu;
  named: boolean;
  ofPage: boolean;
} {
  const { store, menu, storeChosen, storeAsked = false } = useSite();
  const own = use(PageStore);
  return {
    store: own ?? store,
    menu: own?.menu ?? menu,
    named: own ? true : storeChosen,
    ofPage: own ? true : storeAsked,
  };
}
