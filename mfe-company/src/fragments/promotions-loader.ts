import type { PromotionList } from "@forecourt/contracts/areas/company/promotions";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { loadPromotions } from "./promotion-request.ts";

/** The promotions that fit a car; null without any. */
export const loadPromotionRow: FragmentLoader<PromotionList> = (request) =>
  loadPromotions(request, "promotions-carousel");
