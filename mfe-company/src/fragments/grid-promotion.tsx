import type { ShownPromotion } from "@forecourt/contracts/areas/company/promotions";
import { PromotionCard } from "../parts/promotions/promotion-card.tsx";

/** One promotion among the cars of a list. */
export function Fragment({ data }: { data: ShownPromotion }) {
  return <PromotionCard promotion={data} level={2} />;
}
