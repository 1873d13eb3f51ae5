import { schedulePath } from "@forecourt/contracts/areas/service/visit-paths";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import { callOf } from "./call-of.ts";
import { headOf } from "./head-of.ts";
import { siteText } from "./visit-text.ts";

/** Whether a text has the shape of a token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The page of a link that opens nothing: 410 for a text of a token's shape, 404 for part of one. */
export function expiredLinkResult(
  request: PageRequest,
  opened: "step" | "appointment",
): PageResult<ExpiredLinkData> {
  const { site, params } = request;
  const t = siteText(site.texts);
  const isWhole = isToken(params["token"] ?? "");
  const call = callOf(site);
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
    head: headOf(request, title),
  };
}
