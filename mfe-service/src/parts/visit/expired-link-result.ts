import { schedulePath } from "@forecourt/contracts/areas/service/visit-paths";
import { isLinkToken } from "@forecourt/contracts/link-token";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import { pageHead } from "./page-head.ts";
import { serviceCall } from "./service-call.ts";
import { siteText } from "./visit-text.ts";

/** The page of a link that opens nothing: 410 for a text of a token's shape, 404 for part of one. */
export function expiredLinkResult(
  request: PageRequest,
  opened: "step" | "appointment",
): PageResult<ExpiredLinkData> {
  const { site, params } = request;
  const t = siteText(site.texts);
  const isWhole = isLinkToken(params["token"] ?? "");
  const call = serviceCall(site);
  const title = t(isWhole ? "gone.title" : "gone.incomplete.title");
  return {
    kind: "page",
    status: isWhole ? 410 : 404,
    noStore: true,
    layout: "minimal",
    data: {
      kind: "gone",
      title,
      text: [t(isWhole ? `gone.${opened}.text` : "gone.incomplete.text")],
      again: { label: t("gone.again"), href: schedulePath },
      call: { label: t("call", { phone: call.text }), href: `tel:${call.phone}` },
    },
    head: pageHead(request, title),
  };
}
