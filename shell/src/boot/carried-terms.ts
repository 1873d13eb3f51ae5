import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  preferencesInAddress,
  withPreferences,
} from "@forecourt/contracts/areas/inventory/search/terms-in-address";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";

export interface CarriedTerms {
  /** The path to request for a link to `path`: with the terms that the server does not know. */
  pathTo(path: string): string;
  /** Remembers the payment terms of an address that the visitor navigated to. */
  remember(path: string): void;
}

/** Addresses stay as they are. */
export const noCarriedTerms: CarriedTerms = { pathTo: (path) => path, remember: () => undefined };

/**
 * Payment terms that the server does not know travel in addresses: all of them while the visitor allows no
 * storage, otherwise those that are not saved yet. So they hold on the next pages, and in the first case also
 * survive a reload.
 */
export function carryTerms(
  visitor: VisitorStore,
  unsaved: () => BuyerPreferences,
  cookieTier: number,
): CarriedTerms {
  const maySave = () => isAllowed("functional", visitor.getState(), cookieTier);
  let isFromAddress = false;
  const remember = (path: string) => {
    const stated = preferencesInAddress(path);
    const { terms } = visitor.getState();
    const merged = mergePaymentTerms(terms, stated);
    if (JSON.stringify(merged) === JSON.stringify(terms)) return;
    isFromAddress = true;
    visitor.setState({ terms: merged });
    isFromAddress = false;
  };
  visitor.subscribe(({ terms }, before) => {
    if (isFromAddress || terms === before.terms || maySave()) return;
    const here = location.pathname + location.search + location.hash;
    const path = withPreferences(here, terms, { override: true });
    if (path !== here) history.replaceState(history.state, "", path);
  });
  // A document of a visitor who stores nothing has only its address.
  if (!maySave()) remember(location.pathname + location.search);
  return {
    pathTo: (path) => withPreferences(path, maySave() ? unsaved() : visitor.getState().terms),
    remember,
  };
}
