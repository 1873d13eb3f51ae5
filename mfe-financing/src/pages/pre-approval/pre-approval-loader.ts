import { getPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { applyPath, dealParameters } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageLoader, PageResult } from "@forecourt/contracts/page";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { parseAmount } from "@forecourt/domain/financing/typed-values";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { loadCar } from "../../parts/deal/load-car.ts";
import { goneResult, isToken } from "../../parts/gone/gone-result.ts";
import type { PreApprovalPageData } from "./pre-approval-data.ts";
import { preApprovalView } from "./pre-approval-view.ts";

/** The answer to a pre-approval, for anyone who has its address; with the car and the money down of the address. */
export const loadPreApproval: PageLoader<PreApprovalPageData> = async (request) => {
  const { params, site, url, visitor } = request;
  const { token = "" } = params;
  const gone = (): PageResult<PreApprovalPageData> =>
    goneResult(request, { by: "answer", start: applyPath });
  if (!isToken(token)) return gone();
  try {
    const [answer, named] = await Promise.all([
      areaClient(request)(getPreApproval, { params: { token } }),
      loadCar(request, undefined),
    ]);
    const shown = named === null ? answer : { ...answer, car: named };
    const isScore = answer.isScore ?? url.searchParams.get("view") === "score";
    return {
      kind: "page",
      noStore: true,
      data: preApprovalView(site, shown, {
        isScore,
        stated: mergePaymentTerms<BuyerPreferences>(visitor?.terms ?? {}, downIn(url)),
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

/** The money down that the shopper tries out; what is no amount counts as none typed. */
function downIn({ searchParams }: URL): BuyerPreferences {
  const amount = parseAmount(searchParams.get(dealParameters.moneyDown) ?? "");
  return amount.ok ? { cashDown: Math.round(amount.value / CENTS) * CENTS } : {};
}

const CENTS = 100;
