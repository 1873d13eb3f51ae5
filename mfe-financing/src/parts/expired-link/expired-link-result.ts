import { isLinkToken } from "@forecourt/contracts/link-token";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone } from "@forecourt/domain/phone";
import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";

/** Page that a link opened, by the name of its texts. */
type OpenedBy = "draft" | "status" | "answer";

/**
 * The page of a link that opens nothing. It is the same, 410, for a token that has expired and for one that
 * never existed: only a text that has not the shape of a token is 404.
 */
export function expiredLinkResult(
  { site, params }: PageRequest,
  opened: { by: OpenedBy; start: string },
): PageResult<ExpiredLinkData> {
  const { texts, store, phoneMasks } = site;
  const text = (name: string, values = {}) => fillText(texts, `financing.gone.${name}`, values);
  const { phone } = store.sales;
  const isWhole = isLinkToken(params["token"] ?? "");
  const title = text(isWhole ? "title" : "incomplete.title");
  return {
    kind: "page",
    status: isWhole ? 410 : 404,
    noStore: true,
    data: {
      kind: "gone",
      title,
      text: [text(`${opened.by}.text`), text(`${opened.by}.help`)],
      again: { label: text(`${opened.by}.again`), href: opened.start },
      call: {
        label: text("call", { phone: maskPhone(phone, phoneMasks.general) }),
        href: `tel:${phone}`,
      },
    },
    head: {
      title: text("head.title", { title }),
      description: text("head.description"),
      canonical: null,
      index: false,
    },
  };
}
