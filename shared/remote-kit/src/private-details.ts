import {
  emptyPrivateDetails,
  type PrivateDetails,
} from "@forecourt/contracts/visitor/private-details";
import { createContext, use, useCallback } from "react";
import { useStore } from "zustand/react";
import { createStore, type StoreApi } from "zustand/vanilla";

// Reached through `visitor.tsx`, which the shell lends to remotes: a copy would have a context of its own.

/** What a visitor says of himself that nothing may keep. Handed to nobody but the hooks below. */
export const PrivateDetailsContext = createContext<StoreApi<PrivateDetails> | null>(null);

export function createDetailsStore(): StoreApi<PrivateDetails> {
  return createStore(() => emptyPrivateDetails);
}

function useDetailsStore(): StoreApi<PrivateDetails> {
  const store = use(PrivateDetailsContext);
  if (!store) throw new Error("usePrivateDetails: no VisitorProvider above this component");
  return store;
}

/** What the visitor has said in this document; on a server, and after a new document, nothing. */
export function usePrivateDetails(): PrivateDetails {
  return useStore(useDetailsStore());
}

/** Notes it for the other forms of this document, which then need not ask again. */
export function useUpdatePrivateDetails(): (changes: Partial<PrivateDetails>) => void {
  const store = useDetailsStore();
  return useCallback((changes) => store.setState(changes), [store]);
}
