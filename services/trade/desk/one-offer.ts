import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { offerNumberOf } from "../offers/offer-number.ts";
import type { DeskDeps } from "./desk-deps.ts";
import { type DeskOffer, offerByKeptId, offersByNumber } from "./desk-offers.ts";
import { deskStore } from "./desk-stores.ts";

type FindDeps = Pick<DeskDeps, "database" | "dealers" | "now">;

/** The offer with a number or an id. @throws StaffError when no dealer has it, or two dealers have one */
export async function oneOffer(deps: FindDeps, idOrNumber: string): Promise<DeskOffer> {
  const [offer, ...others] = await offersByNumber(deps, storeOf(deps), offerNumberOf(idOrNumber));
  if (!offer) throw new StaffError(`no offer has the number ${idOrNumber}`);
  if (others.length === 0) return offer;
  const ids = [offer, ...others].map(({ row }) => `${row.id} (${row.dealer_id})`);
  throw new StaffError(`${idOrNumber} is of several dealers: give the id, ${ids.join(" or ")}`);
}

/** The offer that a seller keeps; null = none has that id. */
export function keptOffer(deps: FindDeps, keptId: string): Promise<DeskOffer | null> {
  return offerByKeptId(deps, storeOf(deps), keptId);
}

function storeOf(deps: FindDeps) {
  return ({ dealer_id: dealerId, storeId }: { dealer_id: string; storeId: string }) =>
    deskStore(deps, { dealerId, storeId });
}
