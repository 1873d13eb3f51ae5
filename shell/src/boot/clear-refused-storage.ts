import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { storedKeys } from "@forecourt/contracts/visitor/stored-keys";
import { consentCategories } from "@forecourt/contracts/visitor/visitor";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";

/** Deletes stored keys of a consent category, now and whenever the visitor refuses the category. */
export function clearRefusedStorage(store: VisitorStore, cookieTier: number): void {
  const clear = () => {
    const refused = consentCategories.filter(
      (category) => !isAllowed(category, store.getState(), cookieTier),
    );
    for (const key of refused.flatMap((category): readonly string[] => storedKeys[category])) {
      remove(key);
    }
  };
  store.subscribe(clear);
  clear();
}

/** Accessing storage may throw when the browser blocks it. */
function remove(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}
