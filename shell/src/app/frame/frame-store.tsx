import type { SiteStore } from "@forecourt/contracts/site";
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
 * The store whose name, phone, address and hours header and footer show: that of the page, else the visitor's.
 * `named` = one store is meant: the page's, or one that the visitor chose.
 */
export function useFrameStore(): { store: SiteStore; named: boolean } {
  const { store, storeChosen } = useSite();
  const ofPage = use(PageStore);
  return ofPage ? { store: ofPage, named: true } : { store, named: storeChosen };
}
