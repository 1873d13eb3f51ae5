import { getPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { applyPath, dealParameters } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageLoader, PageResult } from "@forecourt/contracts/page";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { loadCar } from "../../parts/deal/load-car.ts";
import { goneResult, isToken } from "../../parts/gone/gone-result.ts";
import { readDown } from "./down-view.ts";
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
        stated: { ...visitor?.terms, ...termIn(url) },
        typed: readDown(url.searchParams.get(dealParameters.moneyDown)),
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

/** The term of the address wins over the remembered one; what is no term counts as none. */
function termIn({ searchParams }: URL): Pick<BuyerPreferences, "months"> {
  const text = searchParams.get(dealParameters.term) ?? "";
  return /^[1-9]\d{0,2}$/.test(text) ? { months: Number(text) } : {};
}
