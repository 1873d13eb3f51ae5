import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { changeOfferedCarForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { TrimChoiceData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** The assumed trim; null = none was assumed, or the offer is kept. */
export function trimView(context: OfferContext, { result }: TradeOffer): TrimChoiceData | null {
  const { page, token, text } = context;
  if (page.kept !== null || result.outcome !== "offers") return null;
  const sentence = sentenceOf(context, result.valuation);
  if (sentence === null) return null;
  const { assumedTrim: assumed } = result.valuation;
  return {
    title: text("trim.title"),
    text: sentence,
    ...trimsView(context, assumed),
    list: { label: text("trim.list"), submit: text("trim.submit") },
    action: changeOfferedCarForm.path.replace(":token", token),
    other: { label: text("trim.another"), href: `${appraisalPath(token, "car")}?edit=1` },
  };
}

/** The known trims but the seller's own, with the assumed one, which is marked. */
function trimsView(
  { page, text }: OfferContext,
  assumed: string | null,
): Pick<TrimChoiceData, "trims" | "assumed"> {
  const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();
  const known = page.trims.filter((trim) => !isSame(trim, page.car.series));
  const isKnown = assumed === null || known.some((trim) => isSame(trim, assumed));
  const trims = (isKnown ? known : [assumed, ...known]).map((value) => ({
    value,
    label: isSame(value, assumed) ? text("trim.assumed", { trim: value }) : value,
  }));
  return { trims, assumed: trims.find(({ value }) => isSame(value, assumed))?.value ?? "" };
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
