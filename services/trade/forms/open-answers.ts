import { hasErrorCode } from "@forecourt/contracts/errors";
import { appraisalByToken } from "../appraisals/appraisal-store.ts";
import type { TradeSite } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { requireNoInspection } from "../inspections/inspected-offer.ts";

/** @throws AppError answers-locked */
export async function requireOpenAnswers(
  { database, now }: Deps,
  { dealerId }: TradeSite,
  token: string,
): Promise<void> {
  try {
    const appraisal = await appraisalByToken(database, { dealerId, token, now: now() });
    await requireNoInspection(database, appraisal);
  } catch (error) {
    // A car that is not described completely has no appraisal.
    if (!hasErrorCode(error, "not-found")) throw error;
  }
}
