import { isBoughtTradeIn } from "@forecourt/contracts/areas/trade/after-inspection";
import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { requestOfferForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { type TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import {
  type KindSummary,
  type OfferSummary,
  offerSummary,
} from "@forecourt/contracts/areas/trade/offer-summary";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { href } from "@forecourt/contracts/href";
import type { PageRequest } from "@forecourt/contracts/page";
import { fillText, type TextValues } from "@forecourt/remote-kit/site-context";
import type { PhotosData } from "../../parts/photos/photos-data.ts";
import { offerEquityData } from "../../parts/use-offer/use-offer-data.ts";
import { afterInspectionView } from "./after-inspection-view.ts";
import { cardsView, cardTexts } from "./cards-view.ts";
import { changedView } from "./changed-view.ts";
import { decisionOf, isLocked, revisionOf } from "./decision-of.ts";
import { headingView } from "./heading-view.ts";
import { keepFormId, keepKind, keepView } from "./keep-view.ts";
import { keptBeforeView } from "./kept-before-view.ts";
import { keptView } from "./kept-view.ts";
import type { OfferData } from "./offer-data.ts";
import { payoffView } from "./payoff-view.ts";
import { storeChoiceView } from "./store-choice-view.ts";
import { trimView } from "./trim-view.ts";

export type OfferRequest = Pick<PageRequest, "site" | "params" | "url" | "path">;

/** What the parts of the page are made of. */
export interface OfferContext {
  request: OfferRequest;
  page: TradeOfferPage;
  token: string;
  /** The text of `trade.offer.<key>`. */
  text(key: string, values?: TextValues): string;
}

/** What the page loads. */
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
    keptBefore: keptBeforeView(context),
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

/** Of a kept trade-in, what it counts is said beside what happens next. */
function keptAndEquity(
  context: OfferContext,
  offer: TradeOffer | null,
  equity: OfferData["equity"],
): Pick<OfferData, "kept" | "equity"> {
  const { kept } = context.page;
  if (offer === null || kept === null) return { kept: null, equity };
  const isTradeIn = kept.interest === "trade-in";
  return {
    kept: keptView(context, offer, { kept, equity: isTradeIn ? equity : null }),
    equity: isTradeIn ? null : equity,
  };
}

/** To the questions that need an answer. */
function resumeLink({ page, token, text }: OfferContext): OfferData["resume"] {
  return page.isComplete ? null : { label: text("continue"), href: appraisalPath(token) };
}

/** To all answers, once they are complete. */
function changeLink({ page, token, text }: OfferContext): OfferData["change"] {
  return page.isComplete
    ? { label: text("change"), href: appraisalPath(token, "questions") }
    : null;
}

/** There is no offer yet, it has expired, or its value may be known by now. */
function getButton({ page, token, text }: OfferContext): OfferData["get"] {
  const { offer, isExpired, isComplete, kept } = page;
  if (!isComplete) return null;
  const action = requestOfferForm.path.replace(":token", token);
  if (offer === null) return { action, label: text("get") };
  if (isExpired) return { action, label: text("getAgain") };
  const { result } = offer;
  const isRetried = result.outcome === "no-value" && !result.hasFewSales && kept === null;
  return isRetried ? { action, label: text("tryAgain") } : null;
}

/**
 * Cash now counts toward a car, whichever kind is selected; part of the other kind is paid only when the seller's car is
 * sold.
 */
function equityView(
  { request, page, text }: OfferContext,
  number: string,
  offered: readonly KindSummary[],
): OfferData["equity"] {
  const first = offered.find(({ kind }) => kind === "cashNow");
  const revision = revisionOf(page);
  const offerCents = revision ? revision.cashNow?.finalPriceCents : first?.priceCents;
  if (offerCents === undefined || isKeptForLater(page)) return null;
  return equityOf({ request, page, text }, { number, offerCents });
}

/** Of a trade-in that the store has bought, what it counts; null = it is no such car. */
function boughtEquity(
  context: Pick<OfferContext, "request" | "page" | "text">,
): OfferData["equity"] {
  const { afterInspection: after, kept, offer } = context.page;
  const offerCents = after?.boughtCents ?? null;
  if (after === undefined || kept === null || offer === null || offerCents === null) return null;
  if (!isBoughtTradeIn(after, kept)) return null;
  return equityOf(context, { number: offer.number, offerCents });
}

function equityOf(
  { request, page, text }: Pick<OfferContext, "request" | "page" | "text">,
  { number, offerCents }: { number: string; offerCents: number },
): OfferData["equity"] {
  const payoffCents = page.payoff?.owedCents ?? 0;
  const equity = offerEquityData(request.site, { number, offerCents, payoffCents });
  const hasNothingToSay = equity.cars === null || offerCents === payoffCents;
  return hasNothingToSay ? null : { title: text("equity.title"), ...equity };
}

/** A kept offer that is not a trade-in, and is not paid at once. */
function isKeptForLater({ kept, offer }: TradeOfferPage): boolean {
  return kept?.interest === "sell" && offer?.selectedPayment === "moreCashLater";
}

function inspectionView({ page, text }: OfferContext): OfferData["inspection"] {
  const result = page.offer?.result;
  const { isAnyCab, isAnyDrive } = result && "valuation" in result ? result.valuation : {};
  return {
    title: text("inspection.title"),
    items: [
      text("inspection.answers"),
      ...page.notes.map((note) => text("inspection.note", note)),
      ...(isAnyCab ? [text("inspection.cab")] : []),
      ...(isAnyDrive ? [text("inspection.drive")] : []),
      ...["history", "mileage", "owner"].map((item) => text(`inspection.${item}`)),
    ],
  };
}
