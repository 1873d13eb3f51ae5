import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import type { RevisionLine } from "../offer/revise-offer.ts";
import { rulesOf } from "../offers/find-offer.ts";
import { offerView } from "../offers/offer-view.ts";
import { revisionEvent } from "./change-by-desk.ts";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";
import { keptDeskOffer } from "./kept-desk-offer.ts";

/** A new version of an offer that is not recorded yet. */
export interface PreviewedRevision {
  offer: DeskOffer;
  content: ReturnType<typeof revisionEvent>["content"];
  /** Amounts that the first version deducts for answers, so that nothing is deducted twice. */
  deducted: { label: string; amount: string }[];
}

/** Result that `recordRevision` would record and mail. @throws StaffError as `recordRevision` does */
export async function previewRevision(
  deps: DeskDeps,
  id: string,
  lines: readonly RevisionLine[],
): Promise<PreviewedRevision> {
  const offer = await keptDeskOffer(deps, id);
  const { content } = revisionEvent(offer, lines);
  const view = offerView(offer.row, await rulesOf(deps.database, offer.row.rules_version));
  const [first] = offerSummary(view, null, offer.store.texts).offered;
  const deducted = (first?.lines ?? []).filter((line) => line.id.startsWith("deduction."));
  return { offer, content, deducted: deducted.map(({ label, amount }) => ({ label, amount })) };
}
