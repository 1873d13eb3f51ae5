import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FormPageData } from "./form-page-data.ts";

/** The other ways to apply that the store offers: the full application, and the phone. */
export function otherWays(site: SiteContext): FormPageData["others"] {
  const { texts, pages, store, phoneMasks } = site;
  const { phone, hoursText } = store.sales;
  const text = (key: string, values = {}) =>
    fillText(texts, `financing.apply.others.${key}`, values);
  const full = linkTo(pages, "financing.application");
  return {
    title: text("title"),
    lead: text("lead"),
    links: [
      ...(full === null ? [] : [{ label: text("full"), href: full }]),
      {
        label: text("call", { phone: maskPhone(phone, phoneMasks.general) }),
        href: `tel:${phone}`,
      },
    ],
    hours: text("hours", { hours: hoursText }),
  };
}
