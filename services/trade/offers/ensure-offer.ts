import type { TradeSite } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import type { AppraisalRow } from "../store/tables.ts";
import { offerOf } from "./find-offer.ts";
import { makeStoredOffer } from "./make-stored-offer.ts";

/**
 * Makes the offer for an appraisal as stored, unless it has one that is valid today, or the store has inspected the
 * car.
 * @throws AppError fields-invalid: questions without an answer; and the errors of `limit`, before a car is valued
 */
export async function ensureOffer(
  deps: Deps,
  site: TradeSite,
  { appraisal, limit }: { appraisal: AppraisalRow; limit: () => Promise<void> },
): Promise<void> {
  const known = await offerOf(deps.database, appraisal, site.today);
  if (known !== null && known.outcome !== "no-value") return;
  if ((await inspectedOffer(deps.database, appraisal)) !== null) return;
  await limit();
  await makeStoredOffer(deps, site, appraisal);
}
