import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "../dealers/dealers.ts";
import { StaffError } from "./staff-error.ts";

/** Stores that a command is about; null = all. */
export interface StoreChoice {
  dealerId: string | null;
  storeId: string | null;
}

interface Chosen {
  choice: StoreChoice;
  /** Whether a store does what the command is about. */
  takes(tenant: StoreTenant): boolean;
  /** Words for the ability: `takes service visits` and `these do`. */
  what: string;
}

/** One store. */
export type StoreTenant = Tenant & { storeId: string };

/** The stores of a choice that do what a command is about. @throws StaffError when there is none */
export function chosenStores(
  dealers: Dealers,
  { choice: { dealerId, storeId }, takes, what }: Chosen,
): StoreTenant[] {
  if (dealerId !== null && !dealers.ids.includes(dealerId)) {
    throw new StaffError(`no dealer "${dealerId}"; there are ${dealers.ids.join(", ")}`);
  }
  const taking = dealers.ids
    .filter((id) => dealerId === null || id === dealerId)
    .flatMap((id) => dealers.stores(id).map((store) => ({ dealerId: id, storeId: store })))
    .filter(takes);
  const chosen = taking.filter((tenant) => storeId === null || tenant.storeId === storeId);
  if (chosen.length > 0) return chosen;
  const known = taking.map((tenant) => `${tenant.dealerId}/${tenant.storeId}`).join(", ");
  throw new StaffError(`no such store ${what}; these do: ${known || "none"}`);
}
