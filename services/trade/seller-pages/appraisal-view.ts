import type { Appraisal } from "@forecourt/contracts/areas/trade/appraisals";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import { contentOf } from "../appraisals/appraisal-store.ts";
import type { TradeSite } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { offerOf, rulesOf } from "../offers/find-offer.ts";
import { offerView } from "../offers/offer-view.ts";
import type { AppraisalRow } from "../store/tables.ts";

/** An appraisal as the seller sees it, with the offer that is valid today. */
export async function appraisalView(
  { database }: Pick<Deps, "database">,
  { trade, today }: TradeSite,
  row: AppraisalRow,
): Promise<Appraisal> {
  const { car, answers } = contentOf(row);
  const offer = await offerOf(database, row, today);
  const isLocked = (await inspectedOffer(database, row)) !== null;
  return {
    car,
    questions: readAnswers(trade.questionnaire, answers),
    offer: offer && offerView(offer, await rulesOf(database, offer.rules_version)),
    expiresAt: row.expires_at,
    ...(isLocked && { isLocked }),
  };
}
