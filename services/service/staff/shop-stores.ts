import { type ServiceStore, storeOfTenant } from "../visits/service-store.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { ShopError } from "./shop-error.ts";

/** Which stores a command is about; null = every one. */
export interface StoreChoice {
  dealerId: string | null;
  storeId: string | null;
}

/**
 * The stores of the choice that have a shop: advisers and technicians.
 * @throws ShopError when there is none
 */
export function shopStores(
  deps: Pick<ShopDeps, "dealers" | "now">,
  { dealerId, storeId }: StoreChoice,
): ServiceStore[] {
  const current = deps.dealers.current();
  if (dealerId !== null && !current.ids.includes(dealerId)) {
    throw new ShopError(`no dealer "${dealerId}"; there are ${current.ids.join(", ")}`);
  }
  const tenants = current.ids
    .filter((id) => dealerId === null || id === dealerId)
    .flatMap((id) => current.stores(id).map((store) => ({ dealerId: id, storeId: store })));
  const shops = tenants.filter((tenant) => {
    const { service, scheduling } = current.config(tenant);
    const isOpen = service !== null && current.site(tenant).pages["service"] === true;
    return isOpen && scheduling.advisers.length > 0 && scheduling.technicians.length > 0;
  });
  const chosen = shops.filter((tenant) => storeId === null || tenant.storeId === storeId);
  if (chosen.length > 0) return chosen.map((tenant) => storeOfTenant(deps, tenant));
  const known = shops.map((tenant) => `${tenant.dealerId}/${tenant.storeId}`).join(", ");
  throw new ShopError(`no such store takes service visits; these do: ${known || "none"}`);
}

/** The one store of the choice. @throws ShopError when there is none, or there are several */
export function oneShopStore(
  deps: Pick<ShopDeps, "dealers" | "now">,
  choice: StoreChoice,
): ServiceStore {
  const [store, ...others] = shopStores(deps, choice);
  if (store && others.length === 0) return store;
  const names = [store, ...others].flatMap((one) =>
    one ? [`${one.dealerId}/${one.storeId}`] : [],
  );
  throw new ShopError(`say which store with --dealer and --store: ${names.join(", ")}`);
}
