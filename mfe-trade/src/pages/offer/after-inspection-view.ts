import {
  type AfterInspectionSummary,
  afterInspectionSummary,
} from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { maskPhone } from "@forecourt/domain/phone";
import { isLocked } from "./decision-of.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** The result of the inspection; null = there was none. */
export function afterInspectionView({
  page,
  request,
  text,
}: OfferContext): AfterInspectionSummary | null {
  const { afterInspection, store } = page;
  if (afterInspection === undefined) return null;
  const { phoneMasks, texts } = request.site;
  const phone = maskPhone(store.phone, phoneMasks.general);
  const summary = afterInspectionSummary(afterInspection, {
    store: store.name,
    phone,
    payoff: page.payoff,
    seller: { interest: page.kept?.interest ?? "sell", vin: page.car.vin },
    texts,
  });
  if (!isLocked(page)) return summary;
  return { ...summary, next: [...summary.next, text("locked", { phone })] };
}
