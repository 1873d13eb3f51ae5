import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import {
  getPreApproval,
  type PreApproval,
} from "@forecourt/contracts/areas/financing/pre-approval";
import { applyPath, dealParameters } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { isLinkToken } from "@forecourt/contracts/link-token";
import type { PageLoader, PageRequest, PageResult } from "@forecourt/contracts/page";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { loadCar } from "../../parts/deal/load-car.ts";
import { withTermsIn } from "../../parts/deal/stated-terms.ts";
import { expiredLinkResult } from "../../parts/expired-link/expired-link-result.ts";
import { readDown } from "./down-view.ts";
import type { PreApprovalPageData } from "./pre-approval-data.ts";
import { preApprovalView } from "./pre-approval-view.ts";

/** The answer to a pre-approval, for anyone who has its address; with the car and the money down of the address. */
export const loadPreApproval: PageLoader<PreApprovalPageData> = async (request) => {
  const { params, site, url } = request;
  const { token = "" } = params;
  const gone = (): PageResult<PreApprovalPageData> =>
    expiredLinkResult(request, { by: "answer", start: applyPath });
  if (!isLinkToken(token)) return gone();
  try {
    const [answer, named] = await Promise.all([
      areaClient(request)(getPreApproval, { params: { token } }),
      loadCar(request, undefined),
    ]);
    const shown = named === null ? answer : withCar(answer, named);
    const isScore = answer.isScore ?? url.searchParams.get("view") === "score";
    return {
      kind: "page",
      noStore: true,
      data: preApprovalView(site, shown, {
        isScore,
        stated: statedFor(request, shown),
        typed: readDown(moneyDownIn(request, shown)),
        now: new Date(),
      }),
      head: {
        title: fillText(site.texts, `financing.answer.${isScore ? "score." : ""}head.title`),
        description: fillText(site.texts, "financing.answer.head.description"),
        canonical: null,
        index: false,
      },
    };
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return gone();
    throw error;
  }
};

/** The answer with a car of the inventory as it is now. With another car, nothing was stated. */
function withCar(answer: PreApproval, car: CarOfInterest): PreApproval {
  const isOwn = car.vin === answer.car?.vin;
  return { ...answer, car, ...(!isOwn && { moneyDownCents: null, tradeEquityCents: null }) };
}

const CENTS = 100;

/**
 * Money down in whole dollars, also between the steps of a slider: from the address, else as stated with the car. Null
 * = not stated, or the address has a percentage.
 */
function moneyDownIn(
  { url: { searchParams } }: PageRequest,
  { moneyDownCents = null }: PreApproval,
): string | null {
  const { cashDownPercent } = withTermsIn(searchParams);
  const stated = moneyDownCents === null ? null : String(Math.round(moneyDownCents / CENTS));
  const typed = searchParams.get(dealParameters.moneyDown);
  return typed ?? (cashDownPercent === undefined ? stated : null);
}

/**
 * Payment terms for the answer: those in the address, else the trade-in stated with the car, else the terms that the
 * visitor stated on other pages.
 */
function statedFor(
  { url, visitor }: PageRequest,
  { tradeEquityCents = null }: PreApproval,
): BuyerPreferences {
  const trade = tradeEquityCents === null ? {} : { tradingIn: true, tradeEquity: tradeEquityCents };
  return withTermsIn(url.searchParams, { ...visitor?.terms, ...trade });
}
