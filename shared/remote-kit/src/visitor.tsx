import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  anonymousVisitor,
  type VerifiedClaims,
  type Visitor,
} from "@forecourt/contracts/visitor/visitor";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { useStore } from "zustand/react";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createDetailsStore, PrivateDetailsContext } from "./private-details.ts";

/** @public for remotes */
export { usePrivateDetails, useUpdatePrivateDetails } from "./private-details.ts";

/** Changes that a page may make to a visitor. Only the banner and `useAllow` change the consent. */
export type VisitorChanges = Partial<
  Pick<
    Visitor,
    "firstName" | "lastName" | "email" | "phone" | "locationAddress" | "isLead" | "terms"
  > & { proven: Partial<VerifiedClaims> }
>;

/** The visitor of one request, or of one document. */
export type VisitorStore = StoreApi<Visitor>;

/** Created per request on a server and per document in a browser, never in a module. */
export function createVisitorStore(visitor: Visitor = anonymousVisitor): VisitorStore {
  return createStore(() => visitor);
}

const Context = createContext<VisitorStore | null>(null);

/** Only the shell renders this. */
export function VisitorProvider(props: { store: VisitorStore; children: ReactNode }) {
  // Created here, out of reach of code that stores, sends or logs the visitor.
  const [details] = useState(createDetailsStore);
  return (
    <Context value={props.store}>
      <PrivateDetailsContext value={details}>{props.children}</PrivateDetailsContext>
    </Context>
  );
}

/** The store itself, for event handlers and subscriptions. */
export function useVisitorStore(): VisitorStore {
  const store = use(Context);
  if (!store) throw new Error("useVisitor: no VisitorProvider above this component");
  return store;
}

/**
 * The visitor, or the part of it that `select` picks; renders again when that changes. The server
 * has the same visitor, so the first HTML matches. Only `proven` is verified: decide nothing that
 * matters by the rest.
 */
export function useVisitor(): Visitor;
export function useVisitor<T>(select: (visitor: Visitor) => T): T;
export function useVisitor(select: (visitor: Visitor) => unknown = (visitor) => visitor): unknown {
  return useStore(useVisitorStore(), select);
}

/**
 * Updates the visitor. The change is stored as far as the consent allows: `terms` by the visitor
 * service, the rest in cookies, otherwise in this document only. `terms` and `proven` are merged.
 */
export function useUpdateVisitor(): (changes: VisitorChanges) => void {
  const store = useVisitorStore();
  return useCallback(
    (changes) =>
      store.setState(({ terms, proven }) => ({
        ...changes,
        terms: changes.terms ? mergePaymentTerms(terms, changes.terms) : terms,
        proven: changes.proven ? { ...proven, ...changes.proven } : proven,
      })),
    [store],
  );
}
