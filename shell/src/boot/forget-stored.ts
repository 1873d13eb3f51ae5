import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { storedKeys } from "@forecourt/contracts/visitor/stored-keys";
import { consentCategories } from "@forecourt/contracts/visitor/visitor";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";

/** Deletes what pages have stored for a category as soon as the visitor does not allow it any more. */
export function forgetStored(store: VisitorStore, cookieTier: number): void {
  const forget = () => {
    const refused = consentCategories.filter(
      (category) => !isAllowed(category, store.getState(), cookieTier),
    );
    for (const key of refused.flatMap((category): readonly string[] => storedKeys[category])) {
      remove(key);
    }
  };
  store.subscribe(forget);
  forget();
}

/** A browser may refuse even to say what it stores. */
function remove(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Then it stores nothing either.
  }
}
