import type { PromotionList } from "@forecourt/contracts/areas/company/promotions";
import { PromotionRow } from "../parts/promotions/promotion-row.tsx";

/** The promotions that fit a car, below it. */
export function Fragment({ data }: { data: PromotionList }) {
  return <PromotionRow list={data} />;
}
