import {
  chosenStores,
  type StoreChoice,
  type StoreTenant,
} from "@forecourt/service-kit/staff/chosen-stores";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { type ServiceStore, storeOfTenant } from "../visits/service-store.ts";
import type { ShopDeps } from "./shop-deps.ts";

/**
 * The stores of the choice that have a shop: advisers and technicians.
 * @throws StaffError when there is none
 */
export function shopStores(
  deps: Pick<ShopDeps, "dealers" | "now">,
  choice: StoreChoice,
): ServiceStore[] {
  const current = deps.dealers.current();
  const takes = (tenant: StoreTenant) => {
    const { service, scheduling } = current.config(tenant);
    const isOpen = service !== null && current.site(tenant).pages["service"] === true;
    return isOpen && scheduling.advisers.length > 0 && scheduling.technicians.length > 0;
  };
  return chosenStores(current, { choice, takes, what: "takes service visits" }).map((tenant) =>
    storeOfTenant(deps, tenant),
  );
}

/** The one chosen store. @throws StaffError when the choice has no store, or several */
export function oneShopStore(
  deps: Pick<ShopDeps, "dealers" | "now">,
  choice: StoreChoice,
): ServiceStore {
  const [store, ...others] = shopStores(deps, choice);
  if (store && others.length === 0) return store;
  const names = [store, ...others].flatMap((one) =>
    one ? [`${one.dealerId}/${one.storeId}`] : [],
  );
  throw new StaffError(`say which store with --dealer and --store: ${names.join(", ")}`);
}
