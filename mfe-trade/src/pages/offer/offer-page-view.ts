import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { type TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { type OfferSummary, offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { href } from "@forecourt/contracts/href";
import type { PageRequest } from "@forecourt/contracts/page";
import { fillText, type TextValues } from "@forecourt/remote-kit/site-context";
import type { PhotosData } from "../../parts/photos/photos-data.ts";
import { afterInspectionView } from "./after-inspection-view.ts";
import { cardsView, cardTexts } from "./cards-view.ts";
import { changedView } from "./changed-view.ts";
import { decisionOf, isLocked, revisionOf } from "./decision-of.ts";
import { boughtEquity, equityView, keptAndEquity } from "./equity-view.ts";
import { headingView } from "./heading-view.ts";
import { inspectionView } from "./inspection-view.ts";
import { keepFormId, keepKind, keepView } from "./keep-view.ts";
import type { OfferData } from "./offer-data.ts";
import { changeLink, getButton, resumeLink } from "./offer-links-view.ts";
import { payoffView } from "./payoff-view.ts";
import { previousOfferNote } from "./previous-offer-note.ts";
import { storeChoiceView } from "./store-choice-view.ts";
import { trimView } from "./trim-view.ts";

export type OfferRequest = Pick<PageRequest, "site" | "params" | "url" | "path">;

/** Inputs of the functions that make the parts of the page. */
export interface OfferContext {
  request: OfferRequest;
  page: TradeOfferPage;
  token: string;
  /** The text of `trade.offer.<key>`. */
  text(key: string, values?: TextValues): string;
}

/** Data that the page loads. */
interface LoadedParts {
  page: TradeOfferPage;
  /** The title of the comparison on the index; null = there is none. */
  comparison: string | null;
  photos: PhotosData | null;
}

/** The page of an offer; its figures are those that were stored. */
export function offerView(
  request: OfferRequest,
  { page, comparison, photos }: LoadedParts,
): OfferData {
  const { texts } = request.site;
  const { token = "" } = request.params;
  const text = (key: string, values?: TextValues) => fillText(texts, `trade.offer.${key}`, values);
  const context: OfferContext = { request, page, token, text };
  const { offer, isExpired } = page;
  const isDecided = decisionOf(page) !== null;
  const isClosed = isDecided || isLocked(page);
  const current = isExpired || isDecided ? null : offer;
  const revision = revisionOf(page);
  const summary = current && summaryOf(context, current);
  const hasPrice = (summary?.offered.length ?? 0) > 0;
  const open = current && summary && equityView(context, current.number, summary.offered);
  const equity = summary === null ? boughtEquity(context) : open;
  return {
    ...headingView(context),
    busy: request.url.searchParams.has("busy") ? text("busy") : null,
    get: isClosed ? null : getButton(context),
    resume: isClosed ? null : resumeLink(context),
    jump:
      hasPrice && current && !page.kept
        ? { label: text(`keep.title.${keepKind(page, current)}`), href: `#${keepFormId}-title` }
        : null,
    reasons:
      summary && summary.reasons.length > 0
        ? { title: text("because"), items: summary.reasons }
        : null,
    changed:
      current && page.previous && !isLocked(page)
        ? changedView(context, current, page.previous)
        : null,
    afterInspection: afterInspectionView(context),
    trim: current && trimView(context, current),
    cards: summary === null ? [] : cardsView(context, summary),
    cardTexts: cardTexts(context),
    refused: summary?.refused ?? [],
    source: hasPrice && summary ? { title: text("source.title"), sentences: summary.source } : null,
    inspection: hasPrice && !page.afterInspection ? inspectionView(context) : null,
    payoff: hasPrice || (current && revision) ? payoffView(context) : null,
    store: current && !page.kept ? storeChoiceView(context) : null,
    keep: current && !page.kept ? keepView(context, current) : null,
    keptBefore: previousOfferNote(context),
    ...keptAndEquity(context, current, equity),
    photos:
      current && photos && !isLocked(page)
        ? { title: text("photos.title"), help: text("photos.help"), list: photos }
        : null,
    change: isClosed ? null : changeLink(context),
    print: hasPrice || decisionOf(page) === "bought" ? text("print") : null,
    bookmark: text("bookmark"),
    // The seller has chosen.
    comparison:
      hasPrice && page.kept === null && comparison !== null
        ? { label: comparison, href: comparisonHref }
        : null,
  };
}

/** The figures of the offer; the loan is subtracted from the newest version alone. */
function summaryOf(context: OfferContext, offer: TradeOffer): OfferSummary {
  const { page, request } = context;
  const payoff = revisionOf(page) === null ? page.payoff : null;
  const isTradeIn = page.kept?.interest === "trade-in";
  return offerSummary(offer, payoff, request.site.texts, { isTradeIn });
}

const comparisonHref = `${href.page("trade", "index")}#compare`;
