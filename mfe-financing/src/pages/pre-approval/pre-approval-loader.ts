import { getPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { PreApprovalData } from "./pre-approval-data.ts";
import { preApprovalView } from "./pre-approval-view.ts";

/** The answer to a pre-approval, for anyone who has its address. */
export const loadPreApproval: PageLoader<PreApprovalData> = async (request) => {
  const { params, site, url } = request;
  const { token = "" } = params;
  if (!/^[\w-]{43}$/.test(token)) return { kind: "not-found" };
  const answer = await areaClient(request)(getPreApproval, { params: { token } });
  return {
    kind: "page",
    noStore: true,
    data: preApprovalView(site, answer, { isScore: url.searchParams.get("view") === "score" }),
    head: {
      title: fillText(site.texts, "financing.answer.head.title"),
      description: fillText(site.texts, "financing.answer.head.description"),
      canonical: null,
      index: false,
    },
  };
};
