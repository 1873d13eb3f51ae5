import {
  emptyPrivateDetails,
  type PrivateDetails,
} from "@forecourt/contracts/visitor/private-details";
import { createContext, use, useCallback } from "react";
import { useStore } from "zustand/react";
import { createStore, type StoreApi } from "zustand/vanilla";

// Exported by `visitor.tsx`, a module that the shell shares: a second copy would have its own context.

/** The details that must not be stored. Only the hooks below read this context. */
export const PrivateDetailsContext = createContext<StoreApi<PrivateDetails> | null>(null);

export function createDetailsStore(): StoreApi<PrivateDetails> {
  return createStore(() => emptyPrivateDetails);
}

function useDetailsStore(): StoreApi<PrivateDetails> {
  const store = use(PrivateDetailsContext);
  if (!store) throw new Error("usePrivateDetails: no VisitorProvider above this component");
  return store;
}

/**
 * The details that the visitor has entered in this document; empty on a server and in a new document.
 * @public for remotes
 */
export function usePrivateDetails(): PrivateDetails {
  return useStore(useDetailsStore());
}

/**
 * Shares details with the other forms of this document, so that they can fill them in.
 * @public for remotes
 */
export function useUpdatePrivateDetails(): (changes: Partial<PrivateDetails>) => void {
  const store = useDetailsStore();
  return useCallback((changes) => store.setState(changes), [store]);
}
