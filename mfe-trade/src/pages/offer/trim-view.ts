import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { changeOfferedCarForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { TrimChoiceData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** What was supposed about the trim; null = nothing, or the offer is kept. */
export function trimView(context: OfferContext, { result }: TradeOffer): TrimChoiceData | null {
  const { page, token, text } = context;
  if (page.kept !== null || result.outcome !== "offers") return null;
  const sentence = sentenceOf(context, result.valuation);
  if (sentence === null) return null;
  const own = page.car.series?.toLowerCase();
  return {
    title: text("trim.title"),
    text: sentence,
    trims: page.trims.filter((trim) => trim.toLowerCase() !== own),
    list: { label: text("trim.list"), submit: text("trim.submit") },
    action: changeOfferedCarForm.path.replace(":token", token),
    other: { label: text("trim.another"), href: `${appraisalPath(token, "car")}?edit=1` },
  };
}

type Valuation = Extract<TradeOffer["result"], { valuation: unknown }>["valuation"];

function sentenceOf({ page, text }: OfferContext, valuation: Valuation): string | null {
  const { assumedTrim: trim, isTrimNamed, isAnyTrim } = valuation;
  const own = page.car.series ?? "";
  if (trim === null && isAnyTrim && !isTrimNamed) return text("trim.mixed");
  if (trim === null) return isAnyTrim ? text("trim.any", { own }) : null;
  return isTrimNamed && own !== ""
    ? text("trim.unknown", { own, trim })
    : text("trim.unnamed", { trim });
}
