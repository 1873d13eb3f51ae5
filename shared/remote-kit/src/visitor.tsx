import {
  anonymousVisitor,
  type VerifiedClaims,
  type Visitor,
} from "@forecourt/contracts/visitor/visitor";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { useStore } from "zustand/react";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createDetailsStore, PrivateDetailsContext } from "./private-details.ts";

export { usePrivateDetails, useUpdatePrivateDetails } from "./private-details.ts";

/** What a page may change of a visitor. His consent is changed by the banner and `useAllow` alone. */
export type VisitorChanges = Partial<
  Pick<
    Visitor,
    "firstName" | "lastName" | "email" | "phone" | "locationAddress" | "isLead" | "terms"
  > & { proven: Partial<VerifiedClaims> }
>;

/** The visitor of one request, or of one document. */
export type VisitorStore = StoreApi<Visitor>;

/** A server makes one for every request and a browser one for its document, never a module. */
export function createVisitorStore(visitor: Visitor = anonymousVisitor): VisitorStore {
  return createStore(() => visitor);
}

const Context = createContext<VisitorStore | null>(null);

/** Only the shell renders this. */
export function VisitorProvider(props: { store: VisitorStore; children: ReactNode }) {
  // Made in here, so that nothing which keeps, tells or logs of a visitor can reach it.
  const [details] = useState(createDetailsStore);
  return (
    <Context value={props.store}>
      <PrivateDetailsContext value={details}>{props.children}</PrivateDetailsContext>
    </Context>
  );
}

/** The store itself, to be read in event handlers and to subscribe to. */
export function useVisitorStore(): VisitorStore {
  const store = use(Context);
  if (!store) throw new Error("useVisitor: no VisitorProvider above this component");
  return store;
}

/**
 * What is known of the visitor, or the part of it that `select` picks; drawn again when that changes.
 * The server knows it too, so the first HTML already says it. Nothing of it but `proven` may decide
 * what matters.
 */
export function useVisitor(): Visitor;
export function useVisitor<T>(select: (visitor: Visitor) => T): T;
export function useVisitor(select: (visitor: Visitor) => unknown = (visitor) => visitor): unknown {
  return useStore(useVisitorStore(), select);
}

/**
 * Notes what is known of the visitor from here on. It is kept as far as he allows, `terms` by the
 * visitor service and all else in cookies, and else for this document. `terms` and `proven` are added
 * to what is known of them.
 */
export function useUpdateVisitor(): (changes: VisitorChanges) => void {
  const store = useVisitorStore();
  return useCallback(
    (changes) =>
      store.setState(({ terms, proven }) => ({
        ...changes,
        terms: changes.terms ? { ...terms, ...changes.terms } : terms,
        proven: changes.proven ? { ...proven, ...changes.proven } : proven,
      })),
    [store],
  );
}
