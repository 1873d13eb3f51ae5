import type { ShownPromotion } from "@forecourt/contracts/areas/company/promotions";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { loadPromotions } from "./promotion-request.ts";

/** The first promotion for a list of cars; null without one. */
export const loadGridPromotion: FragmentLoader<ShownPromotion> = async (request) => {
  const list = await loadPromotions(request, "grid-item");
  return list?.promotions[0] ?? null;
};
