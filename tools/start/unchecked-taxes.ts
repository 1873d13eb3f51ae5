import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

/**
 * One line with the states whose tax rules no person has compared with their source, and the dealers that
 * use these rules; null when all are checked.
 */
export function uncheckedTaxes(dealers: Dealers): string | null {
  const byStates = new Map<string, string[]>();
  for (const id of dealers.ids) {
    const states = uncheckedStates(dealers, id).join(", ");
    if (states !== "") byStates.set(states, [...(byStates.get(states) ?? []), id]);
  }
  if (byStates.size === 0) return null;
  const parts = [...byStates].map(([states, ids]) => `${states} (${ids.join(", ")})`);
  return `Tax rules that no person has checked: ${parts.join("; ")}.`;
}

function uncheckedStates(dealers: Dealers, dealerId: string): string[] {
  const stores = [null, ...dealers.stores(dealerId)];
  const states = stores.flatMap((storeId) => {
    const { taxes } = dealers.config({ dealerId, storeId });
    return Object.entries(taxes.states).flatMap(([state, { checked }]) => (checked ? [] : [state]));
  });
  return [...new Set(states)].sort();
}
