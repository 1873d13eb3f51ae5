import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";
import { oneOffer } from "./one-offer.ts";

/** An offer at the desk whose seller has left their contact. */
export type KeptDeskOffer = DeskOffer & { kept: NonNullable<DeskOffer["kept"]> };

/** The kept offer with a number or an id. @throws StaffError */
export async function keptDeskOffer(deps: DeskDeps, id: string): Promise<KeptDeskOffer> {
  const offer = await oneOffer(deps, id);
  if (isKept(offer)) return offer;
  const { number } = offer.row;
  throw new StaffError(
    offer.replacedBy === null
      ? `${number} is not kept by its seller, who has left no contact`
      : `${number} is replaced by ${offer.replacedBy}`,
  );
}

function isKept(offer: DeskOffer): offer is KeptDeskOffer {
  return offer.kept !== null;
}
